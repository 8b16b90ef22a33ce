import type { RegionFacts } from '../../rules/index.ts';
import { FURROW } from '../layout/furrows.ts';
import { clearingAt, type RegionPlan } from '../layout/region-spots.ts';
import { stream } from '../noise.ts';
import { contains, depth, distance, type Point, type RegionGeometry } from '../outlines/index.ts';
import { fenced } from './fences.ts';
import { sown } from './fields.ts';
import { type Prop, RIM } from './prop.ts';
import { ridge, withinRim } from './ridges.ts';

/** What grows on a terrain: its shapes, tries per region, radius kept clear around it, size, and height if it would hide what stands behind it. */
type Growth = readonly [shapes: readonly string[], tries: number, radius: number, size: number, tall?: number];

const growths: Readonly<Record<RegionFacts['terrain'], readonly Growth[]>> = {
  farmland: [
    [['haystack'], 16, 0.06, 1, 0.15],
    [['oak'], 8, 0.06, 0.85, 0.2],
    [['grass'], 24, 0.03, 1.4],
    [['flower'], 12, 0.025, 1],
  ],
  hill: [
    [['oak'], 6, 0.075, 1.05, 0.2],
    [['sheep'], 16, 0.08, 1.4],
    [['bush', 'bush-2', 'bush-2'], 30, 0.045, 0.95],
    [['birch'], 5, 0.06, 0.95, 0.25],
    [['flower'], 60, 0.03, 1.5],
    [['grass'], 110, 0.028, 1.6],
    [['rock'], 6, 0.05, 0.8],
  ],
  forest: [
    [['fir', 'fir-2'], 70, 0.056, 1.24, 0.36],
    [['birch'], 60, 0.048, 1.1, 0.28],
    [['fir', 'fir-2', 'fir'], 330, 0.042, 0.9, 0.27],
    [['oak'], 100, 0.06, 1, 0.22],
    [['mushroom'], 16, 0.03, 1.4],
    [['grass'], 40, 0.03, 1.4],
  ],
  swamp: [
    [['pool'], 26, 0.11, 1.2],
    [['snag'], 7, 0.07, 1.1, 0.25],
    [['reeds'], 60, 0.05, 1.45, 0.2],
    [['bush'], 8, 0.045, 0.9],
    [['grass'], 30, 0.03, 1.5],
  ],
  mountain: [
    [['crag', 'crag-2'], 30, 0.11, 1.1, 0.3],
    [['crag-3'], 24, 0.08, 1.1, 0.15],
    [['rock'], 5, 0.045, 0.9],
    [['fir-2'], 18, 0.05, 0.68, 0.2],
  ],
  sea: [
    [['wave'], 9, 0.07, 0.8],
    [['boat'], 2, 0.1, 1],
  ],
  lake: [
    [['wave'], 5, 0.07, 0.7],
    [['boat'], 2, 0.1, 0.8],
  ],
};

/** What a terrain has before anything grows on it. */
function founded(region: RegionGeometry, { terrain }: RegionFacts, plan: RegionPlan): Prop[] {
  if (terrain === 'farmland') return sown(region, plan);
  if (terrain === 'hill') return fenced(region, plan);
  return terrain === 'mountain' ? ridge(region, plan) : [];
}

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
  const props = founded(region, facts, plan);
  const placed: (Point & { radius: number })[] = props.map(({ x, z }) => ({ x, y: z, radius: FURROW / 2 }));
  for (const [shapes, tries, radius, size, tall = 0] of growths[facts.terrain])
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
      const clearing = clearingAt(region, plan, at, radius, tall);
      if (clearing === null || placed.some((other) => distance(other, at) < other.radius + radius)) continue;
      placed.push({ ...at, radius });
      const shape = shapes[k % shapes.length] ?? '';
      const fits = shape.startsWith('crag') ? withinRim(scale, depth(region.outline, at)) : scale;
      props.push({ shape, x: at.x, z: at.y, turn, scale: fits, tone, clearing });
    }
  return props;
}
