import { edge } from '../../../rules/index.ts';
import type { Chance } from '../drawing/random.ts';
import { type Drafts, merge } from './cells.ts';
import type { BoardWishes } from './wishes.ts';

/** Cells that a sea and a lake are merged of, at least and at most. */
const sizes = { sea: [2, 3], lake: [1, 2] } as const;
/** Cells around an island; they become its two seas. */
export const ISLAND_RING = 6;

export interface Waters {
  readonly seas: ReadonlySet<number>;
  readonly lakes: ReadonlySet<number>;
  readonly islands: ReadonlySet<number>;
}

/** How many cells a board needs besides its regions, since waters are made of several; about, for seas and lakes. */
export function extraCells({ seas, lakes, islands }: BoardWishes, chance: Chance): readonly number[] {
  const some = ([least, most]: readonly [number, number]) => least + chance.below(most - least + 1);
  return [
    ...Array.from({ length: seas }, () => some(sizes.sea)),
    ...Array.from({ length: lakes }, () => some(sizes.lake)),
    ...Array.from({ length: islands }, () => 0),
  ];
}

/** Each apart from the others; null if there is no room here. `cells`: how many each is merged of. */
export function placeWaters(
  drafts: Drafts,
  wishes: BoardWishes,
  cells: readonly number[],
  chance: Chance,
): Waters | null {
  const waters = { seas: new Set<number>(), lakes: new Set<number>(), islands: new Set<number>() };
  const near = (id: number) => {
    const all = [...waters.seas, ...waters.lakes, ...waters.islands];
    return all.includes(id) || (drafts.get(id)?.around ?? []).some((other) => all.includes(other));
  };
  for (let k = 0; k < wishes.islands; k++) if (!placeIsland(drafts, waters, near, chance)) return null;
  const { seas, lakes } = wishes;
  for (let k = 0; k < seas + lakes; k++) {
    const isSea = k < seas;
    const size = cells[k] ?? 1;
    const fits = (id: number) => !near(id) && onEdge(drafts, id) === isSea && !touchesEdgeIfLake(drafts, id, isSea);
    const start = [...drafts.keys()].filter(fits);
    if (start.length === 0) return null;
    const water = chance.one(start);
    for (let more = 1; more < size; more++) {
      const next = (drafts.get(water)?.around ?? []).filter(
        (id) => id !== edge && !near(id) && mayMerge(drafts, water, id) && (isSea || !onEdge(drafts, id)),
      );
      if (next.length === 0) return null;
      merge(drafts, water, chance.one(next));
    }
    (isSea ? waters.seas : waters.lakes).add(water);
  }
  return waters;
}

const onEdge = (drafts: Drafts, id: number) => drafts.get(id)?.around.includes(edge) ?? false;

/** Lakes keep a region between them and the edge. */
function touchesEdgeIfLake(drafts: Drafts, id: number, isSea: boolean): boolean {
  return !isSea && (drafts.get(id)?.around ?? []).filter((other) => onEdge(drafts, other)).length > 1;
}

/** Two may become one if nothing else lies between them: they share two neighbours at most, the edge counted. */
function mayMerge(drafts: Drafts, one: number, other: number): boolean {
  const [ring, rest] = [drafts.get(one)?.around ?? [], drafts.get(other)?.around ?? []];
  return ring.filter((id) => rest.includes(id)).length <= 2;
}

/** An island: a cell whose whole ring, touching the edge, becomes two seas, so that it lies inside their border. */
function placeIsland(
  drafts: Drafts,
  waters: { seas: Set<number>; islands: Set<number> },
  near: (id: number) => boolean,
  chance: Chance,
): boolean {
  const fits = [...drafts].filter(([id, { around }]) => {
    return (
      around.length === ISLAND_RING &&
      !around.includes(edge) &&
      !near(id) &&
      around.every((other) => !near(other)) &&
      around.filter((other) => onEdge(drafts, other)).length >= 2
    );
  });
  if (fits.length === 0) return false;
  const [island, { around }] = chance.one(fits);
  // The ring begins between two regions of the edge, so that both seas reach it.
  const k = around.findIndex((id, at) => onEdge(drafts, id) && onEdge(drafts, around.at(at - 1) ?? id));
  if (k < 0) return false;
  const ring = [...around.slice(k), ...around.slice(0, k)];
  const half = ring.length >> 1;
  for (const arc of [ring.slice(0, half), ring.slice(half)]) {
    const [first = island, ...others] = arc;
    for (const other of others) merge(drafts, first, other);
    waters.seas.add(first);
  }
  waters.islands.add(island);
  return true;
}
