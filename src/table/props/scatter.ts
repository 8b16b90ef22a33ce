import { contains, depth, distance, type Point, type RegionGeometry } from '../../boards/index.ts';
import type { RegionFacts } from '../../rules/index.ts';
import { FURROW } from '../layout/furrows.ts';
import { clearingAt, type RegionPlan } from '../layout/region-spots.ts';
import { stream } from '../noise.ts';
import { sown } from './fields.ts';
import { type Prop, RIM } from './prop.ts';

/** What grows on a terrain: shape, tries per region, radius kept clear around it, and distance from the border. */
type Growth = readonly [shape: string, tries: number, radius: number, size: number];

const growths: Readonly<Record<RegionFacts['terrain'], readonly Growth[]>> = {
  farmland: [
    ['haystack', 16, 0.06, 1],
    ['oak', 8, 0.06, 0.8],
  ],
  hill: [
    ['oak', 9, 0.07, 0.8],
    ['sheep', 12, 0.075, 1],
    ['bush', 40, 0.035, 1],
    ['flower', 40, 0.025, 1],
    ['rock', 6, 0.05, 0.8],
  ],
  forest: [
    ['fir', 320, 0.045, 1.12],
    ['oak', 110, 0.055, 1],
    ['mushroom', 12, 0.03, 1],
  ],
  swamp: [
    ['pool', 24, 0.1, 1.2],
    ['reeds', 70, 0.045, 1],
    ['bush', 12, 0.04, 0.8],
  ],
  mountain: [
    ['crag', 14, 0.1, 1],
    ['rock', 50, 0.045, 1],
    ['fir', 14, 0.05, 0.7],
  ],
  sea: [
    ['wave', 9, 0.07, 0.8],
    ['boat', 2, 0.1, 1],
  ],
  lake: [
    ['wave', 5, 0.07, 0.7],
    ['boat', 2, 0.1, 0.8],
  ],
};

/** Props of one region, deterministic. `density` is the share of them that is kept, 0 … 1. */
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
  const props = facts.terrain === 'farmland' ? sown(region, plan) : [];
  const placed: (Point & { radius: number })[] = props.map(({ x, z }) => ({ x, y: z, radius: FURROW / 2 }));
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
