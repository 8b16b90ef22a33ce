import type { BoardData, OwnRegion } from '../../../../rules/boards/own/data.ts';
import { between, ringsOf, twin, withRings } from './rings.ts';

/** Where the two parts of a region lie, in hundredths of the board: that which keeps its number, and the new one. */
export type Parts = readonly [OwnRegion['at'], OwnRegion['at']];

/**
 * Cuts a region in two, from the middle of its border at the i-th place of its ring to that at the j-th, `i` before `j`. What lies clockwise behind `i` up to
 * `j` borders the new region, which is the last of the board and has the same ground; symbols and tribe stay where they were. The places of both may be
 * given; else they lie towards their neighbours. Null if there is no such cut.
 */
export function split(board: BoardData, id: number, i: number, j: number, parts?: Parts): BoardData | null {
  const rings = ringsOf(board);
  const ring = rings[id] ?? [];
  const region = board.regions[id];
  if (region === undefined || i < 0 || i >= j || j >= ring.length) return null;
  const fresh = board.regions.length;
  // Seen from the neighbours first: what follows looks up places in rings that are still whole.
  const changes = ring.slice(i, j + 1).flatMap((other, k) => {
    const at = twin(rings, id, i + k);
    const those = k === 0 ? [fresh, id] : i + k === j ? [id, fresh] : [fresh];
    return at < 0 ? [] : [{ other, at, those }];
  });
  // From the last place on, since places move.
  for (const { other, at, those } of changes.toSorted((a, b) => b.at - a.at)) rings[other]?.splice(at, 1, ...those);
  rings[id] = [...ring.slice(j), ...ring.slice(0, i + 1), fresh];
  const around = [...ring.slice(i, j + 1), id];
  const changed = withRings(board, rings);
  const [stays, goes] = parts ?? [place(board, region, rings[id]), place(board, region, around)];
  return {
    ...changed,
    regions: [
      ...changed.regions.map((one, at) => (at === id ? { ...one, at: stays } : one)),
      { terrain: region.terrain, at: goes, around },
    ],
  };
}

/** Towards the neighbours it has, as far as they are on the board. */
function place({ regions }: BoardData, { at }: OwnRegion, ring: readonly number[] | undefined): OwnRegion['at'] {
  const those = (ring ?? []).flatMap((id) => regions[id] ?? []);
  const mean = (k: 0 | 1) => those.reduce((sum, one) => sum + one.at[k], 0) / Math.max(1, those.length);
  return those.length === 0 ? at : between(at, [mean(0), mean(1)], 0.4);
}
