import { type Foam, type FoamPoint, pointsOf } from '../foam.ts';
import type { Size } from '../frame.ts';
import { slope } from './push.ts';
import type { Weights } from './weights.ts';

/** Borders keep this far from the frame, unless they end on it. */
const MARGIN = 0.44;
/** Near the frame a border's k-th point may be k times this close. */
const APPROACH = 0.06;
/** Junctions on the frame keep this far from its corners. */
const CORNER_GAP = 0.42;
/** The frame repels this much more strongly than other unrelated lines. */
const STRENGTH = 3;

export function marginsOf(foam: Foam, w: Weights): Map<FoamPoint, number> {
  const full = Math.max(w.apart, MARGIN);
  const margins = new Map<FoamPoint, number>();
  for (const line of foam.topology.borders) {
    const points = pointsOf(foam, line);
    const last = points.length - 1;
    points.forEach((point, k) => {
      if (point.hold !== 'free') return;
      // An inner junction belongs to several borders, so it keeps the full margin.
      const inner = k > 0 && k < last;
      const fromStart = inner && line.start.gap !== undefined ? k : Infinity;
      const fromEnd = inner && line.end.gap !== undefined ? last - k : Infinity;
      const steps = Math.min(fromStart, fromEnd);
      margins.set(point, Math.min(full, steps * APPROACH));
    });
  }
  return margins;
}

export function pressFromFrame(point: FoamPoint, margin: number, { width, height }: Size, w: Weights): void {
  const force = 2 * w.strangers * STRENGTH;
  const lack = (room: number) => force * Math.max(0, margin - room);
  slope(point, lack(width - point.x) - lack(point.x), lack(height - point.y) - lack(point.y));
}

export function pressFromCorners(point: FoamPoint, { width, height }: Size, w: Weights): void {
  const lack = (room: number) => 2 * w.strangers * Math.max(0, CORNER_GAP - room);
  if (point.hold === 'along-x') slope(point, lack(width - point.x) - lack(point.x), 0);
  if (point.hold === 'along-y') slope(point, 0, lack(height - point.y) - lack(point.y));
}
