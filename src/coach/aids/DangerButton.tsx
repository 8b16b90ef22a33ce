import type { JSX } from 'react';
import type { Game } from '../../hud/index.ts';
import { useDangers } from '../../judgement/ahead.ts';
import { listOf, t } from '../../locale/index.ts';
import { Glyph, useSettings } from '../../look/index.ts';
import { regionName } from '../../words/index.ts';

/** Shows how many of the player's regions are in danger, and toggles the marks on the board. */
export function DangerButton({ game: { view } }: { readonly game: Game }): JSX.Element | null {
  const on = useSettings((settings) => settings.threats);
  const { viewer } = view;
  const found = [...useDangers(view).keys()];
  // Without regions there is nothing to lose.
  const holds = view.regions.some(
    ({ force }) => force !== null && view.forces.some((one) => one.id === force && one.seat === viewer),
  );
  if (viewer === null || !holds || view.phase === 'gameOver') return null;
  const words = on ? t('aid.threats.button', { count: found.length }) : t('aid.threats.off');
  const where = found.map((region) => regionName(view.board, region));
  return (
    <button
      type="button"
      className={found.length > 0 ? 'dangers some' : 'dangers'}
      data-aid="threats"
      aria-pressed={on}
      title={where.length > 0 ? t('aid.threats.where', { regions: listOf(where) }) : t('aid.threats.hint')}
      onClick={() => useSettings.setState({ threats: !on })}
    >
      <Glyph name="thing.shield" /> <span>{words}</span>
      {on ? <b aria-hidden="true">{found.length}</b> : null}
    </button>
  );
}
