import type { Direction } from '../board/geography.ts';
import type { Box } from '../frame/panels.ts';

/** A box rotated so that the direction points right. */
function facing({ left, top, right, bottom }: Box, direction: Direction): Box {
  switch (direction) {
    case 'right':
      return { left, top, right, bottom };
    case 'left':
      return { left: -right, top, right: -left, bottom };
    case 'down':
      return { left: top, top: left, right: bottom, bottom: right };
    case 'up':
      return { left: -bottom, top: left, right: -top, bottom: right };
  }
}

/** Weight of sideways distance against distance ahead. */
const aside = 2;

/** Straight ahead before sideways, near before far; null if nothing lies in that direction. */
export function nearest<Spot extends { readonly box: Box }>(
  from: Box,
  direction: Direction,
  spots: readonly Spot[],
): Spot | null {
  const start = facing(from, direction);
  const middle = (start.left + start.right) / 2;
  let best: { readonly spot: Spot; readonly score: number } | null = null;
  for (const spot of spots) {
    const goal = facing(spot.box, direction);
    // Its middle and its near edge must lie further on than ours.
    if ((goal.left + goal.right) / 2 <= middle + 1 || goal.left <= start.left + 1) continue;
    const along = Math.max(0, goal.left - start.right);
    const across = Math.max(0, goal.top - start.bottom, start.top - goal.bottom);
    const off = Math.abs(goal.top + goal.bottom - start.top - start.bottom) / 2;
    const score = along + across * aside + off * 0.2;
    if (!best || score < best.score) best = { spot, score };
  }
  return best?.spot ?? null;
}
