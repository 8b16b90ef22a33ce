import { type JSX, useEffect, useState } from 'react';
import { type Game, RegionLink } from '../../../hud/index.ts';
import { dangersOf, nearDangersOf } from '../../../opponents/judgement/ahead.ts';
import { chanceOf, grades, type Threat } from '../../../rules/ahead.ts';
import { attend } from '../../../table/attention/index.ts';
import { useScope } from '../../../table/scope.tsx';
import { said, t } from '../../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../../ui/look/index.ts';
import { regionName } from '../../../ui/words/names.ts';
import { gradeSign, threatWords } from '../../../ui/words/threats.ts';

interface DangerReasonsProps {
  readonly game: Game;
  /** Of the popover, for what opens it. */
  readonly id: string;
  /** How near the danger is; null if there is no word for it. */
  readonly words: string | null;
}

/**
 * For each region in danger, the nearest threat: who, how, at what cost; the gravest first. Pressed, a region is gone to. The board says their names meanwhile.
 * Reckoned when it is opened.
 */
export function DangerReasons({ game: { view, naming }, id, words }: DangerReasonsProps): JSX.Element {
  const scope = useScope();
  const [isOpen, setOpen] = useState(false);
  const on = useSettings((settings) => settings.threats);
  const dangers = isOpen ? [...nearDangersOf(view)] : [];
  const rank = ({ grade }: Threat) => grades.indexOf(grade);
  const named = dangers.map(([region]) => region).join(' ');
  useEffect(() => {
    if (named === '') return;
    attend(scope, { named: named.split(' ').map(Number) });
    return () => attend(scope, { named: [] });
  }, [named, scope]);
  return (
    <div
      id={id}
      popover="auto"
      className="danger-reasons parchment"
      onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <button
        type="button"
        className="icon"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t('action.close')}
      >
        <Glyph name="thing.close" />
      </button>
      <h3>{t('aid.danger.title')}</h3>
      {words === null ? null : <p>{words}.</p>}
      {isOpen && dangersOf(view).size === 0 ? <p>{t('aid.danger.none')}</p> : null}
      <dl>
        {dangers
          .sort(([, one], [, other]) => rank(one) - rank(other))
          .map(([region, threat]) => (
            <div key={region} data-grade={threat.grade}>
              <dt>
                <RegionLink
                  region={region}
                  name={said(regionName(view.board, region))}
                  popoverTarget={id}
                  popoverTargetAction="hide"
                />{' '}
                <b>{gradeSign(threat.grade, chanceOf(threat))}</b>
              </dt>
              <dd>{threatWords(threat, naming, view.viewer)}</dd>
            </div>
          ))}
      </dl>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => useSettings.setState({ threats: target.checked })}
        />
        {t('aid.threats.hint')}
      </label>
    </div>
  );
}
