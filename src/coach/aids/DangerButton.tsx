import { type JSX, useId, useState } from 'react';
import type { Game } from '../../hud/index.ts';
import { type DangerWord, dangersOf, dangerWordOf, hasToLose, isOnTheMarch } from '../../judgement/ahead.ts';
import { listOf, number, said, t } from '../../locale/index.ts';
import { Glyph, useSettings } from '../../look/index.ts';
import type { RegionId } from '../../rules/index.ts';
import { regionName } from '../../words/index.ts';
import { shownChanceOf, threatWords } from './threat-words.ts';

/**
 * Says how near the danger to the player's regions is, toggles the marks on the board, and gives the reasons on request. While one of them is being
 * attacked it speaks of that.
 */
export function DangerButton({ game }: { readonly game: Game }): JSX.Element | null {
  const on = useSettings((settings) => settings.threats);
  if (!hasToLose(game.view)) return null;
  const attacked = on ? attackedIn(game) : [];
  const isAttacked = attacked.length > 0;
  const where = listOf(attacked.map((region) => regionName(game.view.board, region)));
  // While the player conquers only the switch is there, and nothing is reckoned at every step.
  const word = on && !isOnTheMarch(game.view) ? dangerWordOf(game.view) : null;
  const words = isAttacked
    ? t('aid.danger.attack', { regions: where })
    : word
      ? wordOf(word)
      : t(on ? 'aid.danger.short' : 'aid.threats.off');
  return (
    <div className="danger-chip">
      <button
        type="button"
        className="dangers"
        data-aid="threats"
        data-grade={word ? (isAttacked ? 'attack' : word.grade) : undefined}
        aria-pressed={on}
        title={t('aid.threats.hint')}
        onClick={() => useSettings.setState({ threats: !on })}
      >
        <Glyph name="thing.shield" /> <span className="unseen">{words}</span>
        {/* Of one breadth while it is on, whatever the word: the dock keeps its lines. Off it says what it was. */}
        {on ? (
          <span aria-hidden="true">{t('aid.danger.short')}</span>
        ) : (
          <small className="danger-off" aria-hidden="true">
            {t('aid.threats.off')}
          </small>
        )}
        {word ? <b aria-hidden="true">{isAttacked ? '!' : signOf(word)}</b> : null}
      </button>
      {on && !isAttacked ? <Reasons game={game} /> : null}
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

/** The word as a sign, where there is no room for it. */
function signOf({ grade, regions, chance }: DangerWord): string {
  switch (grade) {
    // As the sign on the board, of which there are so many.
    case 'certain':
      return `${regions.length} !`;
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

/** For each region in danger, the nearest one: who, how, at what cost. Reckoned when it is opened. */
function Reasons({ game: { view, naming } }: { readonly game: Game }): JSX.Element {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const dangers = isOpen ? [...dangersOf(view)] : [];
  return (
    <>
      <button type="button" className="danger-why" popoverTarget={id} aria-label={t('aid.danger.why')}>
        <span className="danger-who">{t('aid.danger.who')}</span>
        {/* Instead, where the sign before it stands without its word and there is room for one. */}
        <span className="danger-what">{t('aid.danger.short')}</span>
      </button>
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
        {isOpen && dangers.length === 0 ? <p>{t('aid.danger.none')}</p> : null}
        <dl>
          {dangers.map(([region, threat]) => (
            <div key={region} data-grade={threat.grade}>
              <dt>{said(regionName(view.board, region))}</dt>
              <dd>{threatWords(threat, naming, view.viewer)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
