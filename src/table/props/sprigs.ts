import type { RegionFacts } from '../../rules/index.ts';
import { CHIP_RADIUS } from '../layout/placement.ts';
import { clearingAt, OCCUPIED, type RegionPlan } from '../layout/regions.ts';
import { stream } from '../noise.ts';
import { depth, distance, type RegionGeometry, type Ring } from '../outlines/index.ts';
import { type Prop, RIM } from './ridges.ts';

/** Most of them in a region, places that are tried, the radius kept clear around one, and the share of the region they keep to, from the back. */
const SPRIGS = { most: 3, tries: 500, radius: 0.055, back: 1 / 3 } as const;

/** By size, no higher than two fifths of the smallest figure (tests/table/props.test.ts). */
const kinds: Readonly<Record<RegionFacts['terrain'], readonly (readonly [shape: string, size: number])[]>> = {
  farmland: [
    ['haystack', 0.95],
    ['furrow', 1.7],
    ['furrow', 1.5],
  ],
  hill: [
    ['bush-2', 1.2],
    ['sheep', 1.4],
    ['bush', 1.5],
  ],
  forest: [
    ['fir', 0.62],
    ['fir-2', 0.52],
    ['fir', 0.55],
  ],
  swamp: [
    ['reeds', 0.95],
    ['reeds', 0.8],
    ['snag', 0.66],
  ],
  mountain: [
    ['crag-3', 1.05],
    ['crag-3', 0.8],
    ['rock', 1.1],
  ],
  sea: [['wave', 0.8]],
  lake: [['wave', 0.7]],
};

/** The rectangle around a ring, in board units. */
export function boundsOf(ring: Ring): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The few props that stay while something stands in the region, so that its terrain is still read: low, at the back, beside the stack and not behind it. */
export function sprigs<P extends Prop>(
  region: RegionGeometry,
  { terrain }: RegionFacts,
  plan: RegionPlan,
  root: (prop: Prop) => P | null,
): P[] {
  const { most, tries, radius, back } = SPRIGS;
  const random = stream(region.id * 17 + 3);
  const { left, top, width, height } = boundsOf(region.outline);
  const grown: P[] = [];
  for (let k = 0; k < tries && grown.length < most; k++) {
    const at = { x: left + random() * width, y: top + random() * height * back };
    const [shape, scale] = kinds[terrain][grown.length] ?? [];
    const turn = random() * 6.28;
    if (shape === undefined || scale === undefined) break;
    if (Math.abs(at.x - region.seat.x) < CHIP_RADIUS * 0.8 || depth(region.outline, at) < RIM + radius * 0.35) continue;
    if (grown.some(({ x, z }) => distance({ x, y: z }, at) < 2 * radius)) continue;
    const clearing = clearingAt(region, plan, at, radius);
    if (clearing === null || (clearing & OCCUPIED.seat) !== 0) continue;
    const rooted = root({ shape, x: at.x, z: at.y, turn, scale, tone: k % 3, clearing });
    if (rooted !== null) grown.push(rooted);
  }
  return grown;
}
