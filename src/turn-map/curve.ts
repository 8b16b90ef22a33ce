import type { StageName } from '../turn/index.ts';
import { phases } from './chart.ts';
import { extent, placeOf } from './places.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The card lying or standing: sizes of its cells, and of the round signs on it, in units of the drawing. */
export interface Card {
  readonly width: number;
  readonly height: number;
  /** Half the breadth of a sign. */
  readonly radius: number;
  centre(phase: StageName): Point;
}

/** A card of cells of this size; the sign lies in the upper part of its cell, the name below it. */
function card(cell: Point, radius: number, stands: boolean): Card {
  const [columns, rows] = stands ? [extent.across, extent.along] : [extent.along, extent.across];
  return {
    width: columns * cell.x,
    height: rows * cell.y,
    radius,
    centre(phase) {
      const [along, across] = placeOf(phase);
      const [column, row] = stands ? [across, along] : [along, across];
      return { x: (column + 0.5) * cell.x, y: row * cell.y + radius + 5 };
    },
  };
}

export const lying = card({ x: 100, y: 92 }, 25, false);
export const standing = card({ x: 100, y: 72 }, 22, true);

/** How far a track may bend aside to keep clear of other signs, in parts of its length; the least bend that does is taken. */
const bends = [0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.7, -0.7, 0.9, -0.9, 1.15, -1.15];
const steps = 48;

/** A track between two signs as points on its way, from rim to rim, clear of all other signs and names as far as that can be. */
export function track(on: Card, from: StageName, to: StageName): readonly Point[] {
  const start = on.centre(from);
  const end = on.centre(to);
  const others = phases.flatMap(({ name }) => (name === from || name === to ? [] : obstacles(on, name)));
  const bothWays = phases.some(({ name, ways }) => name === to && ways.some((way) => way.to === from));
  // Two tracks between the same signs must not lie on each other.
  const tried = (bothWays ? bends.slice(1) : bends).map((bend) => {
    const points = curve(start, end, bend).filter(
      (point) => distance(point, start) > on.radius + 2 && distance(point, end) > on.radius + 5,
    );
    return { points, room: roomFor(points, others, on) };
  });
  const clear = tried.find(({ room }) => room > 3);
  return (
    clear ?? tried.reduce((best, one) => (one.room > best.room ? one : best), tried[0] ?? { points: [], room: 0 })
  ).points;
}

/** What a track keeps clear of: the sign, and the name below it. */
function obstacles(on: Card, name: StageName): readonly (Point & { readonly radius: number })[] {
  const { x, y } = on.centre(name);
  return [
    { x, y, radius: on.radius },
    { x, y: y + on.radius + 9, radius: 10 },
  ];
}

/** A bow between two points: a quadratic curve whose middle is drawn aside. */
function curve(start: Point, end: Point, bend: number): readonly Point[] {
  const aside = { x: start.y - end.y, y: end.x - start.x };
  const middle = { x: (start.x + end.x) / 2 + aside.x * bend, y: (start.y + end.y) / 2 + aside.y * bend };
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * start.x + b * middle.x + c * end.x, y: a * start.y + b * middle.y + c * end.y };
  });
}

/** The least room a track has: to the obstacles, and to the edge of the card. */
function roomFor(points: readonly Point[], others: readonly (Point & { readonly radius: number })[], on: Card): number {
  let room = Number.POSITIVE_INFINITY;
  for (const point of points) {
    room = Math.min(room, point.x, on.width - point.x, point.y, on.height - point.y);
    for (const other of others) room = Math.min(room, distance(point, other) - other.radius);
  }
  return room;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A track as path data. */
export function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
