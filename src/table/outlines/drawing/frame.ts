import type { BoardFacts } from '../../../rules/index.ts';
import type { Point } from '../plane.ts';

/** The board's rectangle during construction: from 0, 0 to width, height. */
export interface Size {
  width: number;
  height: number;
}

/** The least stretch of frame between two junctions, and between a junction and a corner, in board units. */
const GAP = 0.62;
const CORNER_GAP = 0.42;

/** The size at which the mean region has area 1. */
export function sizeOf(facts: BoardFacts): Size {
  const n = facts.regions.length;
  return { width: Math.sqrt(n * facts.aspect), height: Math.sqrt(n / facts.aspect) };
}

/** The four corners as lengths along the frame, clockwise from the top-left one. */
export function cornerLengths({ width, height }: Size): number[] {
  return [0, width, width + height, 2 * width + height];
}

export function frameLength({ width, height }: Size): number {
  return 2 * (width + height);
}

/** The point at a length along the frame, clockwise from the top-left corner. */
export function pointOnFrame(length: number, size: Size): Point {
  const { width, height } = size;
  const round = frameLength(size);
  const s = ((length % round) + round) % round;
  if (s <= width) return { x: s, y: 0 };
  if (s <= width + height) return { x: width, y: s - width };
  if (s <= 2 * width + height) return { x: 2 * width + height - s, y: height };
  return { x: 0, y: round - s };
}

/** The length along the frame at which a ray from the board's middle through `p` leaves the board. */
function lengthThrough(p: Point, size: Size): number {
  const { width, height } = size;
  const dx = p.x - width / 2;
  const dy = p.y - height / 2;
  const reach = 1 / Math.max(Math.abs(dx) / (width / 2), Math.abs(dy) / (height / 2), 1e-9);
  const x = width / 2 + dx * reach;
  const y = height / 2 + dy * reach;
  if (Math.abs(y) < 1e-6) return x;
  if (Math.abs(x - width) < 1e-6) return width + y;
  if (Math.abs(y - height) < 1e-6) return 2 * width + height - x;
  return frameLength(size) - y;
}

/** The nearest increasing sequence, by least squares (pool adjacent violators). */
function rising(values: readonly number[]): number[] {
  const blocks: { mean: number; count: number }[] = [];
  for (const value of values) {
    let block = { mean: value, count: 1 };
    for (let last = blocks.at(-1); last !== undefined && last.mean > block.mean; last = blocks.at(-1)) {
      blocks.pop();
      const count = last.count + block.count;
      block = { mean: (last.mean * last.count + block.mean * block.count) / count, count };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
}

function offCorners(length: number, size: Size): number {
  const round = frameLength(size);
  for (const corner of cornerLengths(size).flatMap((c) => [c - round, c, c + round])) {
    const off = length - corner;
    if (Math.abs(off) < CORNER_GAP) return corner + (off >= 0 ? CORNER_GAP : -CORNER_GAP);
  }
  return length;
}

/**
 * Where the junctions of the outer ring start on the frame: the k-th, as a length along the frame, lies between the
 * k-th region of the ring and the next. They rise with k; the ring may start before the top-left corner.
 */
export function frameJunctions(facts: BoardFacts, size: Size): number[] {
  const round = frameLength(size);
  const centres: number[] = [];
  for (const id of facts.outer) {
    const region = facts.regions[id];
    if (region === undefined) throw new Error(`board ${facts.id} has no region ${id}`);
    let at = lengthThrough({ x: region.x * size.width, y: region.y * size.height }, size);
    const before = centres.at(-1) ?? 0;
    while (at < before - round / 2) at += round;
    while (at > before + round / 2) at -= round;
    centres.push(at);
  }
  let places = centres.map((at, k) => (at + (centres[k + 1] ?? (centres[0] ?? 0) + round)) / 2);
  for (let pass = 0; pass < 30; pass++) {
    places = rising(places.map((at, k) => at - k * GAP)).map((at, k) => at + k * GAP);
    const over = (places.at(-1) ?? 0) + GAP - ((places[0] ?? 0) + round);
    if (over > 0) places = places.map((at, k) => at + (k === 0 ? over / 2 : k === places.length - 1 ? -over / 2 : 0));
    places = places.map((at) => offCorners(at, size));
  }
  return places;
}
