import type { StageName } from '../../session/turn/index.ts';
import { phases } from './chart.ts';
import { extent, placeOf } from './places.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The card in landscape or portrait: sizes of its cells and of the round signs on it, in drawing units. */
export interface Card {
  readonly width: number;
  readonly height: number;
  /** Half the width of a sign. */
  readonly radius: number;
  readonly stands: boolean;
  centre(phase: StageName): Point;
}

/** A card with cells of this size; the sign sits in the upper part of its cell, the name below it. */
function card(cell: Point, radius: number, stands: boolean): Card {
  const [columns, rows] = stands ? [extent.across, extent.along] : [extent.along, extent.across];
  return {
    width: columns * cell.x,
    // A portrait card needs room below for the track that leaves it.
    height: rows * cell.y + (stands ? 16 : 0),
    radius,
    stands,
    centre(phase) {
      const [along, across] = placeOf(phase);
      const [column, row] = stands ? [across, along] : [along, across];
      return { x: (column + 0.5) * cell.x, y: row * cell.y + radius + 5 };
    },
  };
}

export const lying = card({ x: 100, y: 92 }, 25, false);
export const standing = card({ x: 100, y: 64 }, 18, true);

/** Sideways bends, as fractions of the track's length: the smallest that clears the other signs is used. */
const bends = [0, ...Array.from({ length: 16 }, (_, at) => (at + 1) * 0.075).flatMap((bend) => [bend, -bend])];
const steps = 48;

/** Cache of tracks: they never change. */
const known = new Map<Card, Map<string, readonly Point[]>>();

/** Points from rim to rim, clear of all other signs and names as far as possible. */
export function track(on: Card, from: StageName, to: StageName): readonly Point[] {
  const tracks = known.get(on) ?? new Map<string, readonly Point[]>();
  known.set(on, tracks);
  const name = `${from} ${to}`;
  const points = tracks.get(name) ?? laid(on, from, to);
  tracks.set(name, points);
  return points;
}

function laid(on: Card, from: StageName, to: StageName): readonly Point[] {
  const start = on.centre(from);
  const end = placeOf(to)[0] === 0 ? exit(on, start) : on.centre(to);
  const others = phases.flatMap(({ name }) => (name === from || name === to ? [] : obstacles(on, name)));
  const own = [...obstacles(on, from), ...obstacles(on, to).map((one) => ({ ...one, radius: one.radius + 3 }))];
  const bothWays = phases.some(({ name, ways }) => name === to && ways.some((way) => way.to === from));
  let best: { readonly points: readonly Point[]; readonly gap: number } | null = null;
  // Two tracks between the same signs must not overlap.
  for (const bend of bothWays ? bends.slice(3) : bends) {
    const points = curve(start, end, bend).filter((point) => own.every((one) => distance(point, one) > one.radius + 2));
    const gap = gapFor(points, others, on);
    if (gap > 3) return points;
    if (!best || gap > best.gap) best = { points, gap };
  }
  return best?.points ?? [];
}

/** Where a track leaves the card: towards the next turn, which begins where every turn begins. */
function exit(on: Card, start: Point): Point {
  return on.stands ? { x: start.x, y: on.height - 2 } : { x: on.width - 4, y: start.y };
}

function obstacles(on: Card, name: StageName): readonly (Point & { readonly radius: number })[] {
  const { x, y } = on.centre(name);
  return [
    { x, y, radius: on.radius },
    { x, y: y + on.radius + 8, radius: 9 },
  ];
}

/** An arc between two points: a quadratic curve whose middle is pulled sideways. */
function curve(start: Point, end: Point, bend: number): readonly Point[] {
  const aside = { x: start.y - end.y, y: end.x - start.x };
  const middle = { x: (start.x + end.x) / 2 + aside.x * bend, y: (start.y + end.y) / 2 + aside.y * bend };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * start.x + b * middle.x + c * end.x, y: a * start.y + b * middle.y + c * end.y };
  });
}

/** The smallest clearance of a track from the obstacles and the edge of the card. */
function gapFor(points: readonly Point[], others: readonly (Point & { readonly radius: number })[], on: Card): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const point of points) {
    gap = Math.min(gap, point.x, on.width - point.x, point.y, on.height - point.y);
    for (const other of others) gap = Math.min(gap, distance(point, other) - other.radius);
  }
  return gap;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
