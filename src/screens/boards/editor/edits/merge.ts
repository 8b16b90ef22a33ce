import type { BoardData } from '../../../../rules/boards/own/data.ts';
import { behind, between, once, ringsOf, twin, withRings } from './rings.ts';

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
