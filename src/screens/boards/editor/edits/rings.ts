import type { BoardData, OwnRegion } from '../../../../rules/boards/own/data.ts';

export const after = <T>(ring: readonly T[], k: number): T | undefined => ring[(k + 1) % ring.length];

/** A ring from behind a place on, all around, without that place. */
export const behind = <T>(ring: readonly T[], k: number): T[] => [...ring.slice(k + 1), ...ring.slice(0, k)];

/** A ring without the same neighbour twice in a row: where two were merged, what lay on both sides is one. */
export function once(ring: readonly number[]): number[] {
  return ring.length < 2 ? [...ring] : ring.filter((id, k) => id !== ring.at(k - 1));
}

/** Where `first` stands in a ring with `second` behind it; -1 if nowhere. */
export function pairIn(ring: readonly number[], first: number, second: number): number {
  return ring.findIndex((id, k) => id === first && after(ring, k) === second);
}

/** The rings of a board, to be changed. */
export const ringsOf = ({ regions }: BoardData): number[][] => regions.map(({ around }) => [...around]);

/**
 * The same stretch of border seen from its other side: the k-th of a region's ring, as a place in that neighbour's ring. Two regions may share two
 * stretches, with an island between them, so the ring behind it decides. -1 for the edge of the board, which has no ring.
 */
export function twin(rings: readonly (readonly number[])[], id: number, k: number): number {
  const ring = rings[id] ?? [];
  const other = rings[ring[k] ?? -1];
  const beyond = after(ring, k);
  if (other === undefined || beyond === undefined) return -1;
  const at = pairIn(other, beyond, id);
  return at < 0 ? -1 : (at + 1) % other.length;
}

export function withRings(board: BoardData, rings: readonly (readonly number[])[]): BoardData {
  return { ...board, regions: board.regions.map((region, id) => ({ ...region, around: rings[id] ?? region.around })) };
}

/** A place between two, in the hundredths of a board. */
export function between(one: OwnRegion['at'], other: OwnRegion['at'], share = 0.5): OwnRegion['at'] {
  const mean = (k: 0 | 1) => Math.min(100, Math.max(0, Math.round(one[k] + (other[k] - one[k]) * share)));
  return [mean(0), mean(1)];
}
