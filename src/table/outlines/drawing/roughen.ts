import { isWater } from '../../../rules/index.ts';
import { distance, lineLength, type Point } from '../plane.ts';
import type { Line } from './dual.ts';
import { type Foam, type FoamPoint, outlineOf, pointsOf, resample } from './foam.ts';
import { poleOf } from './pole.ts';
import { type Random, seeded } from './random.ts';
import { isSound } from './relax.ts';
import { smoothStep } from './warp.ts';

/** Spacing of the noise's knots, coarse and fine, and the fine one's share. */
const COARSE = 0.26;
const FINE = 0.11;
const FINE_SHARE = 0.32;
/** The noise fades over this length at both ends, so that junctions and their angles stay. */
const FADE = 0.16;

/** A line with a hand-drawn look: its points for a strength of the noise (board units; negative mirrors it). */
type HandCut = (strength: number) => Point[];

function handCut(points: readonly Point[], random: Random): HandCut {
  const length = lineLength(points);
  const coarse = noise(length, COARSE, random);
  const fine = noise(length, FINE, random);
  let along = 0;
  const cuts = points.map((p, k) => {
    const [before, after] = [points[k - 1], points[k + 1]];
    if (before === undefined || after === undefined) return { p, x: 0, y: 0 };
    along += distance(before, p);
    const off =
      (coarse(along) + FINE_SHARE * fine(along)) * smoothStep(along / FADE) * smoothStep((length - along) / FADE);
    const step = distance(before, after) || 1;
    return { p, x: (-(after.y - before.y) / step) * off, y: ((after.x - before.x) / step) * off };
  });
  return (strength) => cuts.map(({ p, x, y }) => ({ x: p.x + x * strength, y: p.y + y * strength }));
}

/** Smooths a line in place of its wiggles; its ends stay. */
function smoothed(points: readonly Point[], passes: number): Point[] {
  let line: Point[] = points.map(({ x, y }) => ({ x, y }));
  for (let pass = 0; pass < passes; pass++) {
    line = line.map((p, k) => {
      const [before, after] = [line[k - 1], line[k + 1]];
      if (before === undefined || after === undefined) return p;
      return { x: p.x / 2 + (before.x + after.x) / 4, y: p.y / 2 + (before.y + after.y) / 4 };
    });
  }
  return line;
}

/** A smooth random function of a length, between about -1 and 1 (Catmull-Rom through random knots). */
function noise(length: number, spacing: number, random: Random): (at: number) => number {
  const count = Math.max(2, Math.round(length / spacing));
  const knots = Array.from({ length: count + 3 }, () => 2 * random() - 1);
  const knot = (k: number) => knots[Math.max(0, k)] ?? 0;
  return (at) => {
    const t = (at / length) * count;
    const k = Math.min(count - 1, Math.floor(t));
    const f = t - k;
    const [a, b, c, d] = [knot(k - 1), knot(k), knot(k + 1), knot(k + 2)];
    return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
  };
}

const SPACING = 0.05;
const SMOOTHING = 4;
/** Strength of the noise: at most, as a share of the border's length, and how much more on a coast. */
const STRENGTH = 0.05;
const STRENGTH_SHARE = 0.085;
const COAST = 1.35;
/** Limits: sharpest bend (radians), distance of strangers, room for a disc, and how much room it may cost. */
const SHARPEST = 0.75;
const CLEARANCE = 0.3;
const INRADIUS = 0.4;
const INRADIUS_LOSS = 0.03;

/** Gives every border a hand-cut look: seeded noise where it does no harm, mirrored, weaker or none where it would. */
export function roughen(foam: Foam, seed: number): void {
  resample(foam, SPACING, 8);
  const inradii = foam.facts.regions.map((region) => poleOf(outlineOf(foam, region.id)).inradius);
  foam.topology.borders.forEach((line, k) => {
    const points = pointsOf(foam, line);
    const floor = Math.min(clearance(foam, line), CLEARANCE);
    const smooth = smoothed(points, SMOOTHING);
    const cut = handCut(smooth, seeded(seed * 7919 + k * 104729));
    const wet = line.regions.some((id) => isWater(foam.facts.regions[id]?.terrain ?? 'hill'));
    const most = Math.min(STRENGTH, STRENGTH_SHARE * lineLength(smooth)) * (wet ? COAST : 1);
    const good = [most, -most, -most / 2, -most / 4, 0].some((strength) => {
      place(points, cut(strength));
      const bendsWell = sharpestBend(points) < SHARPEST;
      return bendsWell && clearance(foam, line) >= floor - 1e-6 && keepsInradius(foam, line, inradii) && isSound(foam);
    });
    if (!good) place(points, smooth);
  });
}

function place(points: FoamPoint[], to: readonly Point[]): void {
  points.forEach((point, k) => {
    const { x, y } = to[k] ?? point;
    point.x = x;
    point.y = y;
  });
}

function keepsInradius(foam: Foam, line: Line, inradii: readonly number[]): boolean {
  return line.regions.every((id) => {
    const before = inradii[id] ?? 0;
    return poleOf(outlineOf(foam, id)).inradius >= Math.min(before, Math.max(INRADIUS, before - INRADIUS_LOSS)) - 1e-9;
  });
}

/** The sharpest change of direction along a line, in radians. */
export function sharpestBend(points: readonly Point[]): number {
  return points.reduce((most, at, k) => {
    const [before, after] = [points[k - 1], points[k + 1]];
    if (before === undefined || after === undefined) return most;
    const [ax, ay, bx, by] = [at.x - before.x, at.y - before.y, after.x - at.x, after.y - at.y];
    return Math.max(most, Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)));
  }, 0);
}

/** The smallest distance from a border to those it does not meet, and to the frame unless it ends there. */
function clearance(foam: Foam, line: Line): number {
  const points = pointsOf(foam, line);
  let least = Infinity;
  for (const other of foam.topology.borders) {
    if (other === line || [other.start, other.end].some((end) => end === line.start || end === line.end)) continue;
    for (const q of pointsOf(foam, other)) for (const p of points) least = Math.min(least, distance(p, q));
  }
  if (line.start.gap !== undefined || line.end.gap !== undefined) return least;
  const { width, height } = foam.size;
  return points.reduce((most, { x, y }) => Math.min(most, x, y, width - x, height - y), least);
}
