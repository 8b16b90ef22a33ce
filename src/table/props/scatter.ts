import { contains, depth, distance, type Point, type RegionGeometry } from '../../boards/index.ts';
import type { RegionFacts } from '../../rules/boards/facts.ts';
import { clearingAt, type RegionPlan } from '../layout/region-spots.ts';
import { stream } from '../noise.ts';

/** A prop on the ground of a region. */
export interface Prop {
  /** Name of a shape in `props/shapes`. */
  readonly shape: string;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly scale: number;
  /** Chooses among the shape's tones. */
  readonly tone: number;
  /** Makes room while this is occupied; one of `OCCUPIED`, or 0: it always stands. */
  readonly clearing: number;
}

/** What grows on a terrain: shape, how many tries a region, radius kept clear around it, and how far from the border. */
type Growth = readonly [shape: string, tries: number, radius: number, size: number];

const growths: Readonly<Record<RegionFacts['terrain'], readonly Growth[]>> = {
  farmland: [
    ['hedge', 16, 0.1, 1],
    ['haystack', 14, 0.06, 1],
    ['wheat', 80, 0.026, 1],
    ['oak', 5, 0.07, 0.8],
  ],
  hill: [
    ['oak', 9, 0.07, 0.8],
    ['sheep', 12, 0.075, 1],
    ['bush', 40, 0.035, 1],
    ['flower', 60, 0.015, 1],
    ['rock', 6, 0.05, 0.8],
  ],
  forest: [
    ['fir', 320, 0.045, 1.12],
    ['oak', 110, 0.055, 1],
    ['mushroom', 12, 0.03, 1],
  ],
  swamp: [
    ['pool', 18, 0.09, 1],
    ['reeds', 60, 0.035, 1],
    ['bush', 12, 0.04, 0.8],
  ],
  mountain: [
    ['crag', 14, 0.1, 1],
    ['rock', 50, 0.045, 1],
    ['fir', 14, 0.05, 0.7],
  ],
  sea: [
    ['wave', 30, 0.07, 1],
    ['boat', 2, 0.1, 1],
  ],
  lake: [
    ['wave', 22, 0.07, 0.9],
    ['boat', 2, 0.1, 0.8],
  ],
};

/** Distance kept from the region's border, so that the rim stays free. */
const RIM = 0.135;

/** Props of one region, the same every time. `density` is the share of them that is kept, 0 … 1. */
export function scatter(region: RegionGeometry, facts: RegionFacts, plan: RegionPlan, density: number): Prop[] {
  const random = stream(region.id * 31 + 7);
  const xs = region.outline.map((p) => p.x);
  const ys = region.outline.map((p) => p.y);
  const [left, top, width, height] = [
    Math.min(...xs),
    Math.min(...ys),
    Math.max(...xs) - Math.min(...xs),
    Math.max(...ys) - Math.min(...ys),
  ];
  const placed: (Point & { radius: number })[] = [];
  const props: Prop[] = [];
  for (const [shape, tries, radius, size] of growths[facts.terrain])
    for (let k = 0; k < tries; k++) {
      const at = { x: left + random() * width, y: top + random() * height };
      const [turn, scale, tone, chance] = [
        random() * 6.28,
        size * (0.8 + random() * 0.45),
        Math.floor(random() * 3),
        random(),
      ];
      if (chance > density || !contains(region.outline, at) || depth(region.outline, at) < RIM + radius * 0.35)
        continue;
      const clearing = clearingAt(region, plan, at, radius);
      if (clearing === null || placed.some((other) => distance(other, at) < other.radius + radius)) continue;
      placed.push({ ...at, radius });
      props.push({ shape, x: at.x, z: at.y, turn, scale, tone, clearing });
    }
  return props;
}
