import { type JSX, useId, useState } from 'react';
import type { Game } from '../../hud/index.ts';
import { type DangerWord, dangersOf, dangerWordOf, hasToLose, isOnTheMarch } from '../../judgement/ahead.ts';
import { listOf, number, said, t } from '../../locale/index.ts';
import { Glyph, useSettings } from '../../look/index.ts';
import { chanceOf, grades, type Threat } from '../../rules/ahead.ts';
import type { RegionId } from '../../rules/index.ts';
import { regionName } from '../../words/index.ts';
import { shownChanceOf, threatWords } from './threat-words.ts';

/** Says how near the danger to the player's regions is; pressed, who could take what, and whether the board marks it. While one is attacked it speaks of that. */
export function DangerButton({ game }: { readonly game: Game }): JSX.Element | null {
  const id = useId();
  const on = useSettings((settings) => settings.threats);
  if (!hasToLose(game.view)) return null;
  const attacked = on ? attackedIn(game) : [];
  const isAttacked = attacked.length > 0;
  // While the player conquers there is no word for it, and nothing is reckoned at every step.
  const word = on && !isOnTheMarch(game.view) ? dangerWordOf(game.view) : null;
  const words = isAttacked
    ? t('aid.danger.attack', { regions: listOf(attacked.map((region) => regionName(game.view.board, region))) })
    : word && wordOf(word);
  return (
    <div className="danger-chip">
      <button
        type="button"
        className="dangers"
        data-aid="threats"
        data-grade={word ? (isAttacked ? 'attack' : word.grade) : undefined}
        popoverTarget={id}
        title={t('aid.danger.why')}
      >
        <Glyph name="thing.shield" /> <span className="unseen">{words ?? t('aid.danger.short')}</span>
        {/* Of one breadth whatever the word: the dock keeps its lines. */}
        <span aria-hidden="true">{t('aid.danger.short')}</span>
        {word ? <b aria-hidden="true">{isAttacked ? '!' : signOf(word)}</b> : null}
      </button>
      <Reasons game={game} id={id} words={words} />
    </div>
  );
}

/** The viewer's regions that are being attacked in what is shown. */
function attackedIn({ stage, view }: Game): readonly RegionId[] {
  return (stage?.events ?? []).flatMap((event) =>
    event.type === 'attackBegan' && event.defender === view.viewer && event.seat !== view.viewer ? [event.region] : [],
  );
}

function wordOf({ grade, regions, chance }: DangerWord): string {
  if (grade === 'safe') return t('aid.danger.safe');
  return t(`aid.danger.${grade}`, { count: regions.length, chance: shownChanceOf(chance) });
}

/** The word as a sign, where there is no room for it: as the sign on the board, of which there are so many. */
function signOf({ grade, regions, chance }: DangerWord): string {
  const sign = gradeSign(grade, chance);
  return grade === 'certain' ? `${regions.length} ${sign}` : sign;
}

/** How near a danger is, as the signs on the board say it; the chance, 0–1, is that of a throw. */
function gradeSign(grade: DangerWord['grade'], chance: number): string {
  switch (grade) {
    case 'certain':
      return '!';
    case 'chance':
      return number(shownChanceOf(chance), { style: 'percent' });
    case 'new':
      return '?';
    case 'remote':
      return '…';
    case 'safe':
      return '✓';
  }
}

interface ReasonsProps {
  readonly game: Game;
  /** Of the popover, for what opens it. */
  readonly id: string;
  /** How near the danger is. */
  readonly words: string | null;
}

/** For each region in danger, the nearest one: who, how, at what cost, the nearest first. Reckoned when it is opened. */
function Reasons({ game: { view, naming }, id, words }: ReasonsProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const on = useSettings((settings) => settings.threats);
  const dangers = isOpen ? [...dangersOf(view)] : [];
  const rank = ({ grade }: Threat) => grades.indexOf(grade);
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
      {isOpen && dangers.length === 0 ? <p>{t('aid.danger.none')}</p> : null}
      <dl>
        {dangers
          .sort(([, one], [, other]) => rank(one) - rank(other))
          .map(([region, threat]) => (
            <div key={region} data-grade={threat.grade}>
              <dt>
                {said(regionName(view.board, region))} <b>{gradeSign(threat.grade, chanceOf(threat))}</b>
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
