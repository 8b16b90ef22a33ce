import type { BoardData, OwnRegion } from '../../../../rules/boards/own/data.ts';
import { edge, type Terrain } from '../../../../rules/index.ts';
import { behind, between, once, ringsOf, twin, withRings } from './borders.ts';

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

/** Puts a new region, the board's last, into the k-th border of a region's ring; null if there is none. */
export function island(board: BoardData, id: number, k: number, terrain: Terrain): BoardData | null {
  const rings = ringsOf(board);
  const other = rings[id]?.[k] ?? edge;
  const j = twin(rings, id, k);
  const [one, beyond] = [board.regions[id], board.regions[other]];
  if (one === undefined || beyond === undefined || j < 0) return null;
  const fresh = board.regions.length;
  rings[id]?.splice(k, 1, other, fresh, other);
  rings[other]?.splice(j, 1, id, fresh, id);
  const { regions } = withRings(board, rings);
  return { ...board, regions: [...regions, { terrain, at: between(one.at, beyond.at), around: [id, other] }] };
}

/**
 * Makes one region of two: the neighbour at the k-th place of a region's ring becomes part of it, with its symbols and its Lost Tribe. Null if that is the
 * edge. Whether the outcome is a map is for the reader of boards to say. Numbers above the one that has gone move down by one.
 */
export function merge(board: BoardData, id: number, k: number): BoardData | null {
  const rings = ringsOf(board);
  const gone = rings[id]?.[k] ?? -1;
  const [one, other] = [board.regions[id], board.regions[gone]];
  const j = twin(rings, id, k);
  if (one === undefined || other === undefined || j < 0) return null;
  rings[id] = once([...behind(rings[id] ?? [], k), ...behind(rings[gone] ?? [], j)]);
  const merged = rings.map((ring, at) =>
    at === id ? ring : once(ring.map((around) => (around === gone ? id : around))),
  );
  // A region inside its border to both has become one with them as well: its ring would name itself.
  const sizes = [one.around.length, other.around.length] as const;
  const regions = withRings(board, merged).regions.map((region, at) =>
    at === id ? { ...region, at: between(one.at, other.at, sizes[1] / (sizes[0] + sizes[1])) } : region,
  );
  const isLand = one.terrain !== 'sea' && one.terrain !== 'lake';
  const symbols = [...new Set([...(one.symbols ?? []), ...(other.symbols ?? [])])];
  const lostTribe = one.lostTribe === true || other.lostTribe === true;
  return {
    ...board,
    regions: regions.flatMap((region, at) => {
      if (at === gone) return [];
      const around = region.around.map((next) => (next > gone ? next - 1 : next));
      if (at !== id || !isLand) return [{ ...region, around }];
      return [{ ...region, around, ...(symbols.length > 0 && { symbols }), ...(lostTribe && { lostTribe }) }];
    }),
  };
}
