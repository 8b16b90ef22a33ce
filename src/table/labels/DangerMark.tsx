import { useEffect } from 'react';
import type { Threat } from '../../rules/ahead.ts';
import type { GameView, RegionId } from '../../rules/index.ts';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import { number } from '../../ui/locale/index.ts';
import { Glyph, useSettings } from '../../ui/look/index.ts';

const file = lazyValue(() => import('../../opponents/judgement/ahead.ts'), { needsNotice: true });

const none: ReadonlyMap<RegionId, Threat> = new Map();

/** If the player wants them marked: what judges them is fetched once there is something to lose. */
export function useFetchedDangers(view: GameView): ReadonlyMap<RegionId, Threat> {
  const on = useSettings((settings) => settings.threats);
  const ahead = file.use(({ value }) => value);
  const held = view.regions.some(({ tokens }) => tokens > 0);
  const wanted = on && held && view.viewer !== null && view.phase !== 'gameOver';
  useEffect(() => {
    if (wanted) file.load();
  }, [wanted]);
  return wanted && ahead ? ahead.markedDangersOf(view) : none;
}

const looks = {
  certain: { name: 'sure', glyph: 'thing.shield', className: 'table-danger' },
  chance: { name: 'die', glyph: 'thing.die', className: 'table-danger table-danger-die' },
  new: { name: 'new', glyph: 'phase.pickCombo', className: 'table-danger table-danger-new' },
} as const;

const signs = {
  certain: () => '!',
  chance: ({ odds }: Threat) => (odds ? number(odds.wins / odds.of, { style: 'percent' }) : '!'),
  new: () => '?',
} as const;

/**
 * Marks a region that could be taken before its holder's next turn: hatched with a shield if it is certain, dashed with a die and its chance if it
 * takes luck, dotted with a banner if only a race that is yet to be picked could.
 */
export function DangerMark({ danger }: { readonly danger: Threat | undefined }) {
  if (!danger) return null;
  if (danger.grade === 'remote') return null;
  const { name, glyph, className } = looks[danger.grade];
  return (
    <span className={className} data-danger={name}>
      <Glyph name={glyph} />
      <b>{signs[danger.grade](danger)}</b>
    </span>
  );
}
