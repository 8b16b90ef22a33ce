import { type JSX, useEffect, useId, useState } from 'react';
import { type Game, RegionLink } from '../../../hud/index.ts';
import '../../../ui/locale/hud.ts';
import './aids.css';
import {
  type DangerWord,
  dangersOf,
  dangerWordOf,
  hasToLose,
  isOnTheMarch,
  nearDangersOf,
} from '../../../opponents/judgement/ahead.ts';
import { chanceOf, grades, type Threat } from '../../../rules/ahead.ts';
import type { RegionId } from '../../../rules/index.ts';
import { attend } from '../../../table/attention/index.ts';
import { useScope } from '../../../table/scope.tsx';
import { listOf, said, t } from '../../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../../ui/look/index.ts';
import { gradeSign, shownChanceOf } from '../../../ui/words/danger-sign.ts';
import { regionName } from '../../../ui/words/names.ts';
import { threatWords } from '../../../ui/words/threats.ts';
import { DeclineForecast } from './DeclineForecast.tsx';
import { Reasons } from './Reasons.tsx';

export default function TurnAids({ game }: { readonly game: Game }): JSX.Element {
  return (
    <span className="turn-aids">
      <DeclineForecast game={game} /> <DangerButton game={game} />
    </span>
  );
}

/** How near the danger is; pressed, who could take what. While a region is attacked it speaks of that. */
function DangerButton({ game }: { readonly game: Game }): JSX.Element | null {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const on = useSettings((settings) => settings.threats);
  if (!hasToLose(game.view)) return null;
  const attacked = on ? attackedIn(game) : [];
  const isAttacked = attacked.length > 0;
  // While the player conquers there is no word for it, and nothing is reckoned at every step.
  const word = on && !isOnTheMarch(game.view) ? dangerWordOf(game.view) : null;
  const words = isAttacked
    ? t('aid.danger.attack', { regions: listOf(attacked.map((region) => regionName(game.view.board, region))) })
    : word && wordOf(word);
  // Where there is no word for it nothing can be done about it either: a card says it of its region. What has been opened stays.
  if (words === null && !isOpen) return null;
  return (
    <span className="danger-chip">
      <button
        type="button"
        className="dangers link"
        data-aid="threats"
        data-grade={word ? (isAttacked ? 'attack' : word.grade) : undefined}
        popoverTarget={id}
        title={t('aid.danger.why')}
      >
        <Glyph name="thing.shield" /> <span className="unseen">{t('aid.danger.short')}:</span>{' '}
        <span className="danger-words">{words}</span>
      </button>
      <DangerReasons game={game} id={id} words={words} isOpen={isOpen} onToggle={setOpen} />
    </span>
  );
}

function attackedIn({ stage, view }: Game): readonly RegionId[] {
  return (stage?.events ?? []).flatMap((event) =>
    event.type === 'attackBegan' && event.defender === view.viewer && event.seat !== view.viewer ? [event.region] : [],
  );
}

function wordOf({ grade, regions, all, chance }: DangerWord): string {
  if (grade === 'safe') return t('aid.danger.safe');
  return t(`aid.danger.${grade}`, { count: regions.length, all, chance: shownChanceOf(chance) });
}

interface DangerReasonsProps {
  readonly game: Game;
  /** Of the popover, for what opens it. */
  readonly id: string;
  /** How near the danger is; null if there is no word for it. */
  readonly words: string | null;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/**
 * For each region in danger, the nearest threat: who, how, at what cost; the gravest first. Pressed, a region is gone to. The board says their names meanwhile.
 * Reckoned when it is opened.
 */
function DangerReasons({ game: { view, naming }, id, words, isOpen, onToggle }: DangerReasonsProps): JSX.Element {
  const scope = useScope();
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
    <Reasons id={id} className="danger-reasons" isOpen={isOpen} onToggle={onToggle}>
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
    </Reasons>
  );
}
