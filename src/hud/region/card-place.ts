import { around, type Box, shared } from '../../table/labels/boxes.ts';
import type { Point, Ring } from '../../table/outlines/index.ts';

/** Boxes of the window, in CSS pixels. */
export interface Surroundings {
  readonly card: Pick<Box, 'width' | 'height'>;
  /** What the panels leave free. */
  readonly free: Box;
  /** The region that the card is about; nothing while it is not seen. */
  readonly own: readonly Box[];
  /** What may be taken or looked at now: other regions. */
  readonly targets: readonly Box[];
  /** What lies over the board. */
  readonly panels: readonly Box[];
}

export interface CardPlace {
  readonly left: number;
  readonly top: number;
  /** There is no room beside its region. */
  readonly isDocked: boolean;
}

/** CSS pixels between the card and what it keeps clear of. */
const GAP = 6;
/** CSS pixels between two places that are tried, and how far from its region the card may stand and still be seen to be about it. */
const STEP = 8;
const REACH = 120;
/** CSS pixels of distance that a later side is worth less, and those that it is worth to stand on the side away from the targets. */
const LATER = 16;
const AWAY = 40;
/** How much worse it is, docked, to lie over the region itself than over another; and square pixels that it costs to be a pixel off the left. */
const OWN = 100;
const LEASH = 40;

/** Beside its region, clear of all that is to be seen; else at the foot of what is free, at its left. */
export function cardPlace(surroundings: Surroundings): CardPlace {
  return beside(surroundings) ?? docked(surroundings);
}

function beside({ card: { width, height }, free, own, targets, panels }: Surroundings): CardPlace | null {
  if (own.length === 0) return null;
  const region = around(own);
  const middle = middleOf(region);
  const taken = [...own, ...targets, ...panels];
  const towards = direction(middle, targets.length === 0 ? middle : middleOf(around(targets)));
  const room = { left: free.left + free.width - width - GAP, top: free.top + free.height - height - GAP };
  let best: CardPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  const tryAt = (left: number, top: number, cost: number) => {
    if (left < free.left + GAP || left > room.left || top < free.top + GAP || top > room.top || cost >= least) return;
    const box = { left: left - GAP, top: top - GAP, width: width + 2 * GAP, height: height + 2 * GAP };
    const away = direction(middle, middleOf(box));
    const whole = cost + AWAY * (1 + away.x * towards.x + away.y * towards.y);
    if (whole >= least || taken.some((one) => shared(one, box) > 0)) return;
    least = whole;
    best = { left: Math.round(left), top: Math.round(top), isDocked: false };
  };
  const [slideDown, slideAcross] = [(height + region.height) / 2, (width + region.width) / 2];
  for (let off = GAP; off <= REACH; off += STEP) {
    for (let slide = -slideDown; slide <= slideDown; slide += STEP) {
      const top = middle.y - height / 2 + slide;
      const cost = off + Math.abs(slide) / 2;
      tryAt(region.left + region.width + off, top, cost);
      tryAt(region.left - off - width, top, cost + LATER);
    }
    for (let slide = -slideAcross; slide <= slideAcross; slide += STEP) {
      const left = middle.x - width / 2 + slide;
      const cost = off + Math.abs(slide) / 2;
      tryAt(left, region.top - off - height, cost + 2 * LATER);
      tryAt(left, region.top + region.height + off, cost + 3 * LATER);
    }
  }
  return best;
}

/** At the left, unless it would lie over much that is to be seen there; never over a panel. */
function docked({ card: { width, height }, free, own, targets, panels }: Surroundings): CardPlace {
  let best: CardPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  const last = Math.max(free.left + GAP, free.left + free.width - width - GAP);
  for (let left = free.left + GAP; left <= last; left += STEP) {
    let box: Box = { left, top: free.top + free.height - height - GAP, width, height };
    for (let tries = 0; tries <= panels.length; tries++) {
      const met = panels.find((panel) => shared(panel, box) > 0);
      if (met === undefined) break;
      box = { ...box, top: met.top - height - GAP };
    }
    if (box.top < free.top && best !== null) continue;
    const cost = OWN * covered(own, box) + covered(targets, box) + LEASH * (left - free.left);
    if (cost >= least) continue;
    least = cost;
    best = { left: Math.round(left), top: Math.round(Math.max(free.top, box.top)), isDocked: true };
  }
  return best ?? { left: free.left, top: free.top, isDocked: true };
}

/** A closed shape as boxes, one below the other, that reach as far to both sides as it does there. */
export function bandsOf(shape: Ring, count: number): readonly Box[] {
  if (shape.length < 3) return [];
  const tops = shape.map(({ y }) => y);
  const first = Math.min(...tops);
  const height = (Math.max(...tops) - first) / count;
  return Array.from({ length: count }, (_, band) => {
    const [from, to] = [first + band * height, first + (band + 1) * height];
    const reach = shape.flatMap((one, k) => between(one, shape[(k + 1) % shape.length] ?? one, from, to));
    const [left, right] = [Math.min(...reach), Math.max(...reach)];
    return { left, top: from, width: right - left, height };
  });
}

/** How far across the part of a side reaches that lies between two heights. */
function between(one: Point, other: Point, from: number, to: number): readonly number[] {
  const [low, high] = one.y <= other.y ? [one, other] : [other, one];
  if (high.y < from || low.y > to) return [];
  const at = (y: number) => (high.y === low.y ? low.x : low.x + ((high.x - low.x) * (y - low.y)) / (high.y - low.y));
  return [...(high.y === low.y ? [high.x] : []), at(Math.max(from, low.y)), at(Math.min(to, high.y))];
}

const covered = (boxes: readonly Box[], by: Box) => boxes.reduce((sum, box) => sum + shared(box, by), 0);

const middleOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}
