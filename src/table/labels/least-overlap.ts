/** A box on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What may stand at one of several places. */
export interface Movable {
  /** Its box at each place, the best one first. */
  readonly places: readonly Box[];
  /** What each place costs by itself, in square pixels; nothing if left out. */
  readonly away?: readonly number[];
  /** The place it is at now. */
  readonly at: number;
}

/** The area that two boxes share, in square pixels. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** By how much, in square pixels, another place has to be better than the one something is at: nothing jumps for a sliver. */
const WORTH = 10;
/** Rounds in which everything may move once more, given where the others have gone. */
const ROUNDS = 8;

/**
 * For each movable thing the place where it overlaps least with what is fixed and with the others. Deterministic; quadratic in the number of things,
 * which are a board's regions.
 */
export function leastOverlap(things: readonly Movable[], fixed: readonly Box[]): number[] {
  const chosen = things.map(({ at }) => at);
  for (let round = 0; round < ROUNDS; round++)
    for (const [k, { places, away }] of things.entries()) {
      const costs = places.map((box, place) => {
        const covered = fixed.reduce((sum, other) => sum + shared(box, other), away?.[place] ?? 0);
        return things.reduce((sum, { places }, other) => {
          const there = places[chosen[other] ?? 0];
          return other === k || there === undefined ? sum : sum + shared(box, there);
        }, covered);
      });
      let best = chosen[k] ?? 0;
      for (const [place, cost] of costs.entries()) if (cost < (costs[best] ?? Infinity) - WORTH) best = place;
      chosen[k] = best;
    }
  return chosen;
}
