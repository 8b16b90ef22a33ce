import { area, corners, depth, distance } from '../plane.ts';
import { findCrossing, segmentsOf } from './crossings.ts';
import { armsOf, pressAngles, pressBorder, pressFrame } from './energy/borders.ts';
import { type Cell, pressRegion } from './energy/regions.ts';
import { marginsOf, partStrangers, pressFromCorners, pressFromFrame, strangersIn } from './energy/strangers.ts';
import type { Weights } from './energy/weights.ts';
import { allPoints, type Foam, type FoamPoint, outlinesOf, pointsOf } from './foam.ts';
import { poleOf } from './pole.ts';

export interface Plan {
  steps: number;
  /** Length of the first steps, in board units; it falls to 15 % of that. */
  pace: number;
  /** Called now and then with the share of the steps that are done. */
  told?: (share: number) => void;
}

/** The memory of the descent (Adam): of the slope and of its square. */
const SPEED_MEMORY = 0.85;
const ROUGH_MEMORY = 0.98;
const LONGEST_STEP = 0.03;
/** No point moves by more than this fraction of its shortest segment. */
const SEGMENT_SHARE = 0.2;
/** Free points always stay this far inside the frame. */
const INSIDE = 0.01;
const CHECK_EVERY = 10;
const RECENTRE_EVERY = 50;
const LEAST_PACE = 1e-6;
const TELL_EVERY = 100;

export function isSound(foam: Foam): boolean {
  if (outlinesOf(foam).some((ring) => area(ring) <= 1e-7)) return false;
  return findCrossing([...foam.lines.values()].flatMap(segmentsOf)) === undefined;
}

/** Downhill; when lines cross, it backtracks and goes on more slowly. A printed board throws if stuck. */
export function relax(foam: Foam, shares: readonly number[], w: Weights, plan: Plan): void {
  const { size } = foam;
  const points = allPoints(foam);
  const moving = [...points, ...foam.centres];
  const rings = outlinesOf(foam);
  const cells = rings.map((ring, id) => cellOf(foam, ring, id, shares));
  const borders = foam.topology.borders.map((line) => pointsOf(foam, line));
  const frames = foam.topology.frames.map((line) => pointsOf(foam, line));
  const arms = armsOf(foam);
  const margins = marginsOf(foam, w);
  const onFrame = points.filter((p) => p.hold === 'along-x' || p.hold === 'along-y');
  let pace = plan.pace;
  let good = points.map(({ x, y }) => ({ x, y }));
  let reach = reaches(borders);
  let strangers = strangersIn(foam, w);
  forget(moving);
  for (let step = 0; step < plan.steps; step++) {
    if (step % TELL_EVERY === 0) plan.told?.(step / plan.steps);
    if (step % 5 === 0) reach = reaches(borders);
    if (step % CHECK_EVERY === 0) strangers = strangersIn(foam, w);
    for (const p of moving) p.slopeX = p.slopeY = 0;
    for (const cell of cells) pressRegion(cell, size, w);
    for (const border of borders) pressBorder(border, w);
    for (const frame of frames) pressFrame(frame, w);
    for (const junction of arms) pressAngles(junction, w);
    for (const [a, b] of strangers) partStrangers(a, b, w);
    for (const [point, margin] of margins) pressFromFrame(point, margin, size, w);
    for (const point of onFrame) pressFromCorners(point, size, w);
    const stride = pace * (1 - (0.85 * step) / plan.steps);
    for (const p of points)
      move(p, stride, Math.min(LONGEST_STEP, SEGMENT_SHARE * (reach.get(p) ?? Infinity)), step + 1);
    for (const p of foam.centres) move(p, stride, Infinity, step + 1);
    for (const p of margins.keys()) keepInside(p, foam);
    if (step % CHECK_EVERY !== CHECK_EVERY - 1 && step !== plan.steps - 1) continue;
    if (isSound(foam)) {
      good = points.map(({ x, y }) => ({ x, y }));
      pace = Math.min(plan.pace, pace * 1.03);
    } else {
      points.forEach((p, k) => {
        Object.assign(p, good[k]);
      });
      forget(points);
      pace *= 0.75;
      // A printed board is drawn again by another seed; any other must do as it is.
      if (pace < LEAST_PACE && foam.facts.drawing === undefined)
        throw new Error(`board ${foam.facts.id}: the foam is stuck`);
      if (pace < LEAST_PACE) return;
    }
    if (step % RECENTRE_EVERY === RECENTRE_EVERY - 1) recentre(foam, rings);
  }
}

function cellOf(foam: Foam, ring: FoamPoint[], id: number, shares: readonly number[]): Cell {
  const centre = foam.centres[id];
  const region = foam.facts.regions[id];
  const share = shares[id];
  if (centre === undefined || region === undefined || share === undefined) throw new Error(`no region ${id}`);
  const home = { x: region.x * foam.size.width, y: region.y * foam.size.height };
  return { ring, corners: corners(ring), centre, share, home };
}

function reaches(borders: readonly FoamPoint[][]): Map<FoamPoint, number> {
  const reach = new Map<FoamPoint, number>();
  for (const border of borders) {
    border.forEach((at, k) => {
      const after = border[k + 1];
      if (after === undefined) return;
      const length = distance(at, after);
      for (const p of [at, after]) reach.set(p, Math.min(length, reach.get(p) ?? Infinity));
    });
  }
  return reach;
}

function forget(points: readonly FoamPoint[]): void {
  for (const p of points) p.speedX = p.speedY = p.roughness = 0;
}

function move(p: FoamPoint, stride: number, limit: number, time: number): void {
  if (p.hold === 'fixed') return;
  const x = p.hold === 'along-y' ? 0 : p.slopeX;
  const y = p.hold === 'along-x' ? 0 : p.slopeY;
  p.speedX = SPEED_MEMORY * p.speedX + (1 - SPEED_MEMORY) * x;
  p.speedY = SPEED_MEMORY * p.speedY + (1 - SPEED_MEMORY) * y;
  p.roughness = ROUGH_MEMORY * p.roughness + (1 - ROUGH_MEMORY) * (x * x + y * y);
  const rough = Math.sqrt(p.roughness / (1 - ROUGH_MEMORY ** time)) + 0.05;
  const scale = stride / (rough * (1 - SPEED_MEMORY ** time));
  const length = scale * Math.hypot(p.speedX, p.speedY);
  const capped = length > limit ? (scale * limit) / length : scale;
  p.x -= capped * p.speedX;
  p.y -= capped * p.speedY;
}

function keepInside(p: FoamPoint, { size }: Foam): void {
  p.x = Math.min(size.width - INSIDE, Math.max(INSIDE, p.x));
  p.y = Math.min(size.height - INSIDE, Math.max(INSIDE, p.y));
}

function recentre(foam: Foam, rings: readonly FoamPoint[][]): void {
  rings.forEach((ring, id) => {
    const centre = foam.centres[id];
    if (centre === undefined) return;
    const { at, inradius } = poleOf(ring, 0.01);
    if (inradius > depth(ring, centre) + 0.02) Object.assign(centre, at);
  });
}
