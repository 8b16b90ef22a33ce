import type { Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { noise, smoothstep } from '../noise.ts';
import { distance, inset, type Point, type RegionGeometry, type Ring, SEAT_RADIUS } from '../outlines/index.ts';

/** From the rim inwards, the ground reaches its full rise over this length, in board units. */
const SHOULDER = 0.17;
/** A hill rises in this many terraces, each this broad, in board units; this share of a terrace is its slope. */
const TERRACES = { count: 3, broad: 0.12, slope: 0.3 } as const;
/** How high a mountain's ridges rise over the ground between them, in board units. */
const RIDGE = 0.24;

/**
 * Height of the ground at a point, in board units above the slab: level where the stack and the spots are, uneven in between. All that stands on the
 * board asks it.
 * @param inside distance from the point to the inner edge of the rim.
 */
export function relief(region: RegionGeometry, terrain: Terrain, at: Point, inside: number): number {
  const { rim, rise, rough } = groundOf(terrain);
  if (rough === 0) return rim + rise * smoothstep(0, SHOULDER, inside);
  const shoulder = smoothstep(0, SHOULDER, inside);
  const up = terrain === 'hill' ? Math.max(terraced(inside), shoulder * (1 - distant(region, at))) : shoulder;
  const calm = Math.min(
    smoothstep(SEAT_RADIUS * 0.8, SEAT_RADIUS * 1.4, distance(at, region.seat)),
    ...region.spots.map((spot) => smoothstep(spot.radius * 0.7, spot.radius * 1.3, distance(at, spot))),
  );
  const bumps = noise(at.x * 7, at.y * 7, region.id) * 0.7 + noise(at.x * 17, at.y * 17, region.id + 50) * 0.3;
  const ridge = terrain === 'mountain' ? RIDGE * ridged(at, region.id) * calm * smoothstep(0.02, 0.2, inside) : 0;
  return rim + rise * up + (bumps - 0.35) * rough * calm * up + ridge;
}

/** The share of a hill's rise this far inside its rim, 0 … 1: from step to step. */
function terraced(inside: number): number {
  const { count, broad, slope } = TERRACES;
  const step = Math.min(count - 1, Math.floor(inside / broad));
  return Math.min(1, (step + smoothstep(0, slope, inside / broad - step)) / count);
}

/** 0 where a stack or a spot stands, 1 away from all of them. */
function distant(region: RegionGeometry, at: Point): number {
  return Math.min(
    smoothstep(SEAT_RADIUS * 1.1, SEAT_RADIUS * 1.3, distance(at, region.seat)),
    ...region.spots.map((spot) => smoothstep(spot.radius, spot.radius * 1.2, distance(at, spot))),
  );
}

/** Sharp crests and wide hollows, 0 … 1. */
function ridged({ x, y }: Point, seed: number): number {
  const crest = 1 - Math.abs(2 * noise(x * 3.6, y * 3.6, seed + 20) - 1);
  return crest * crest;
}

/** Lengths of the stone's edge, in board units. */
export const EDGE = { gutter: 0.02, rounding: 0.045, bevel: 0.028, rim: 0.082 } as const;
/** Length of one repeat of a rim's pattern, in board units. */
const REPEAT = 0.13;

/** A point of a ring, with its position along the stone's border in whole repeats of the pattern. */
export interface RimPoint extends Point {
  readonly along: number;
  /** The region on the other side of the border; undefined along the board's edge. */
  readonly beside: number | undefined;
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
  const scaled = foot.map(({ x, y, from }) => ({
    x,
    y,
    along: (from / length) * repeats,
    beside: besideOf({ x, y }, region),
  }));
  const nearest = (ring: Ring): RimPoint[] =>
    ring.map((p) => ({ ...p, along: alongOf(p, scaled, repeats), beside: besideOf(p, region) }));
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

/** The region behind the nearest part of the border. */
function besideOf(p: Point, { id, sides }: RegionGeometry): number | undefined {
  let best = Infinity;
  let beside: number | undefined;
  for (const { arc } of sides)
    for (const point of arc.points) {
      const off = distance(p, point);
      if (off >= best) continue;
      best = off;
      beside = arc.regions.find((region) => region !== id);
    }
  return beside;
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
