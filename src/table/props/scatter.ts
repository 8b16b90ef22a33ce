import { contains, depth, distance, type Point, type RegionGeometry } from '../../boards/index.ts';
import type { RegionFacts } from '../../rules/boards/facts.ts';
import { isClear, type RegionPlan } from '../layout/region-spots.ts';
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
}

/** What grows on a terrain: shape, how many tries a region, radius kept clear around it, and how far from the border. */
type Growth = readonly [shape: string, tries: number, radius: number, size: number];

const growths: Readonly<Record<RegionFacts['terrain'], readonly Growth[]>> = {
  farmland: [
    ['hedge', 5, 0.11, 1],
    ['haystack', 5, 0.07, 1],
    ['wheat', 26, 0.028, 1],
    ['oak', 1, 0.08, 0.8],
  ],
  hill: [
    ['oak', 2, 0.08, 0.8],
    ['bush', 12, 0.04, 1],
    ['flower', 22, 0.015, 1],
    ['rock', 2, 0.05, 0.8],
  ],
  forest: [
    ['fir', 46, 0.055, 1],
    ['oak', 16, 0.07, 0.95],
    ['mushroom', 6, 0.03, 1],
  ],
  swamp: [
    ['pool', 6, 0.1, 1],
    ['reeds', 22, 0.04, 1],
    ['bush', 4, 0.04, 0.8],
  ],
  mountain: [
    ['crag', 4, 0.11, 1],
    ['rock', 20, 0.05, 1],
    ['fir', 5, 0.05, 0.7],
  ],
  sea: [
    ['wave', 16, 0.07, 1],
    ['boat', 1, 0.1, 1],
  ],
  lake: [
    ['wave', 10, 0.07, 0.9],
    ['boat', 1, 0.1, 0.8],
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
      if (!isClear(region, plan, at, radius) || placed.some((other) => distance(other, at) < other.radius + radius))
        continue;
      placed.push({ ...at, radius });
      props.push({ shape, x: at.x, z: at.y, turn, scale, tone });
    }
  return props;
}
