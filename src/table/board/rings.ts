import { distance, inset, type Point, type RegionGeometry, type Ring } from '../outlines/index.ts';

/** Lengths of the stone's edge, in board units. */
export const EDGE = { gutter: 0.02, rounding: 0.045, bevel: 0.028, rim: 0.082 } as const;
/** Length of one repeat of a rim's pattern, in board units. */
const REPEAT = 0.13;

/** A point of a ring, with its position along the stone's border in whole repeats of the pattern. */
export interface RimPoint extends Point {
  readonly along: number;
}

export interface StoneRings {
  readonly foot: readonly RimPoint[];
  readonly outer: readonly RimPoint[];
  readonly inner: readonly RimPoint[];
  /** Whole repeats of the pattern around the stone. */
  readonly repeats: number;
}

export function stoneRings(region: RegionGeometry): StoneRings {
  const { gutter, rounding, bevel, rim } = EDGE;
  const foot = measured(inset(region.outline, gutter, rounding));
  const length = foot.at(-1)?.to ?? 1;
  const repeats = Math.max(4, Math.round(length / REPEAT));
  const scaled = foot.map(({ x, y, from }) => ({ x, y, along: (from / length) * repeats }));
  const nearest = (ring: Ring): RimPoint[] => ring.map((p) => ({ ...p, along: alongOf(p, scaled, repeats) }));
  return {
    foot: scaled,
    outer: nearest(inset(region.outline, gutter + bevel, rounding)),
    inner: nearest(inset(region.outline, gutter + bevel + rim, rounding)),
    repeats,
  };
}

function measured(ring: Ring): { x: number; y: number; from: number; to: number }[] {
  let length = 0;
  return ring.map((point, k) => {
    const from = length;
    length += distance(point, ring[(k + 1) % ring.length] ?? point);
    return { ...point, from, to: length };
  });
}

function alongOf(p: Point, border: readonly RimPoint[], repeats: number): number {
  let best = Infinity;
  let along = 0;
  border.forEach((a, k) => {
    const b = border[(k + 1) % border.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const squared = dx * dx + dy * dy || 1;
    const t = Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
    const off = Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
    if (off >= best) return;
    best = off;
    const next = b.along < a.along ? b.along + repeats : b.along;
    along = a.along + (next - a.along) * t;
  });
  return along;
}

/** Triangles of the band between two nested rings, as indices into `[...outer, ...inner]`; walks both side by side. */
export function band(outer: readonly RimPoint[], inner: readonly RimPoint[]): [number, number, number][] {
  const [without, within] = [walk(outer, 0), walk(inner, outer.length)];
  const triangles: [number, number, number][] = [];
  for (let i = 0, j = 0; i < outer.length || j < inner.length; ) {
    const outerFirst = i < outer.length && (j >= inner.length || without.along(i + 1) <= within.along(j + 1));
    triangles.push([without.index(i), outerFirst ? without.index(i + 1) : within.index(j + 1), within.index(j)]);
    if (outerFirst) i++;
    else j++;
  }
  return triangles;
}

/** A ring walked once around from its first position along the border; its points have indices from `base` on. */
function walk(ring: readonly RimPoint[], base: number) {
  const start = ring.reduce((least, { along }, k) => (along < (ring[least]?.along ?? 0) ? k : least), 0);
  const index = (k: number) => (start + k) % ring.length;
  return {
    index: (k: number) => base + index(k),
    along: (k: number) => (k < ring.length ? (ring[index(k)]?.along ?? 0) : Number.POSITIVE_INFINITY),
  };
}
