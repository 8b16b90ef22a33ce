import Delaunator from 'delaunator';
import { edge } from '../../../rules/index.ts';
import type { Chance } from '../drawing/random.ts';

/** Its middle (whole numbers), number of cells, and its neighbours clockwise, with the edge among them. */
interface Draft {
  x: number;
  y: number;
  cells: number;
  around: number[];
}

/** Regions by a number that stays theirs, while others are merged away. */
export type Drafts = Map<number, Draft>;

/** Whole units to the side of the mean cell: what is computed of them stays exact. */
export const UNIT = 200;
/** How often the cells are evened out, and how fine they are looked at meanwhile. */
const ROUNDS = 6;
const RASTER = 10;

/** Of about the same size; each with its neighbours clockwise. The board is `width` by `height` units. */
export function cellsOf(count: number, width: number, height: number, chance: Chance): Drafts {
  let points = Array.from({ length: count }, () => ({
    x: 1 + chance.below(width - 1),
    y: 1 + chance.below(height - 1),
  }));
  for (let round = 0; round < ROUNDS; round++) points = evened(points, width, height);
  const mirrors = [
    ({ x, y }: At) => ({ x: -x, y }),
    ({ x, y }: At) => ({ x: 2 * width - x, y }),
    ({ x, y }: At) => ({ x, y: -y }),
    ({ x, y }: At) => ({ x, y: 2 * height - y }),
  ];
  // Mirrored on the edge, the points have cells that end there.
  const all = [...points, ...mirrors.flatMap((mirror) => points.map(mirror))];
  const net = Delaunator.from(
    all,
    ({ x }) => x,
    ({ y }) => y,
  );
  const rings = ringsOf(net, count);
  return new Map(points.map(({ x, y }, id) => [id, { x, y, cells: 1, around: rings[id] ?? [] }]));
}

interface At {
  readonly x: number;
  readonly y: number;
}

/** Each point moved to the middle of what is nearer to it than to any other, in whole numbers. */
function evened(points: readonly At[], width: number, height: number): At[] {
  const sums = points.map(() => ({ x: 0, y: 0, count: 0 }));
  const step = UNIT / RASTER;
  for (let x = step / 2; x < width; x += step) {
    for (let y = step / 2; y < height; y += step) {
      let [best, least] = [0, Number.POSITIVE_INFINITY];
      for (let id = 0; id < points.length; id++) {
        const { x: px = 0, y: py = 0 } = points[id] ?? {};
        const off = (px - x) * (px - x) + (py - y) * (py - y);
        if (off < least) [best, least] = [id, off];
      }
      const sum = sums[best];
      if (sum === undefined) continue;
      sum.x += x;
      sum.y += y;
      sum.count += 1;
    }
  }
  return points.map((point, id) => {
    const { x, y, count } = sums[id] ?? { x: 0, y: 0, count: 0 };
    return count === 0 ? point : { x: Math.floor(x / count), y: Math.floor(y / count) };
  });
}

/** The neighbours of the first `count` points, clockwise (y points down); all others are the edge. */
function ringsOf({ triangles, halfedges }: Delaunator<ArrayLike<number>>, count: number): number[][] {
  const next = (side: number) => (side % 3 === 2 ? side - 2 : side + 1);
  const first = new Map<number, number>();
  for (const [side, from] of triangles.entries()) if (!first.has(from)) first.set(from, side);
  return Array.from({ length: count }, (_, id) => {
    const start = first.get(id) ?? 0;
    const ring: number[] = [];
    let side = start;
    do {
      const to = triangles[next(side)] ?? 0;
      ring.push(to < count ? to : edge);
      // The side that comes in here on the far side of this triangle, seen from its twin, starts here again.
      const twin = halfedges[next(next(side))] ?? -1;
      if (twin < 0) return [];
      side = twin;
    } while (side !== start && ring.length < 100);
    // The net's triangles run the other way round.
    return once(ring.reverse());
  });
}

/** A ring without the same neighbour twice in a row. */
function once(ring: readonly number[]): number[] {
  return ring.length < 2 ? [...ring] : ring.filter((id, k) => id !== ring.at(k - 1));
}

/** Makes one region of two that border each other: `gone` becomes part of `kept`. */
export function merge(drafts: Drafts, kept: number, gone: number): void {
  const [one, other] = [drafts.get(kept), drafts.get(gone)];
  if (one === undefined || other === undefined) return;
  const cells = one.cells + other.cells;
  drafts.set(kept, {
    x: Math.floor((one.x * one.cells + other.x * other.cells) / cells),
    y: Math.floor((one.y * one.cells + other.y * other.cells) / cells),
    cells,
    around: once([...behind(one.around, gone), ...behind(other.around, kept)]),
  });
  drafts.delete(gone);
  for (const [id, draft] of drafts)
    if (id !== kept) draft.around = once(draft.around.map((around) => (around === gone ? kept : around)));
}

/** A ring from behind a neighbour on, without it. */
function behind(ring: readonly number[], id: number): number[] {
  const k = ring.indexOf(id);
  return [...ring.slice(k + 1), ...ring.slice(0, k)];
}
