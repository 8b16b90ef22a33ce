import type { RegionFacts } from '../../rules/index.ts';
import { FURROW, FURROW_TURN } from '../layout/ground.ts';
import { clearingAt, OCCUPIED, type RegionPlan } from '../layout/regions.ts';
import { hash, stream } from '../noise.ts';
import { contains, depth, distance, inset, type Point, type RegionGeometry } from '../outlines/index.ts';
import { type Prop, RIM, ridge, withinRim } from './ridges.ts';
import { boundsOf, sprigs } from './sprigs.ts';

/** Size of a field, in plants along and furrows across, before a hedge follows. */
const FIELD = { long: 8, deep: 5 } as const;
/** Share of each hedge that stands: in the rest wheat goes on. */
const STANDING = 0.62;
/** How far the middle of a plant keeps off the rim, in board units. */
const OFF = 0.015;

/** Wheat in drills, ripe and still green by turns, bushy hedges between the fields. */
function sown(region: RegionGeometry, plan: RegionPlan): Prop[] {
  const turn = region.id * FURROW_TURN;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const alongs = region.outline.map(({ x, y }) => y * cos - x * sin);
  const acrosses = region.outline.map(({ x, y }) => x * cos + y * sin);
  const [first, least] = [Math.floor(Math.min(...alongs) / FURROW), Math.floor(Math.min(...acrosses) / FURROW)];
  const [last, most] = [Math.max(...alongs) / FURROW, Math.max(...acrosses) / FURROW];
  const props: Prop[] = [];
  for (let i = first; i < last; i++)
    for (let j = least; j < most; j++) {
      const [along, across] = [(i + 0.5) * FURROW, j * FURROW];
      const at = { x: across * cos - along * sin, y: across * sin + along * cos };
      if (!contains(region.outline, at) || depth(region.outline, at) < RIM + OFF) continue;
      if (clearingAt(region, plan, at, FURROW / 2) === null) continue;
      const plant = plantAt(i - first, j - least, region.id);
      props.push({ ...plant, x: at.x, z: at.y, turn: plant.turn - turn - Math.PI / 2, clearing: OCCUPIED.any });
    }
  return props;
}

/** What stands at a point of the lattice, and its turn against the furrows. */
function plantAt(i: number, j: number, seed: number): Pick<Prop, 'shape' | 'turn' | 'scale' | 'tone'> {
  const tone = Math.floor(hash(i, j, seed) * 3);
  const [column, row] = [i + Math.floor(hash(seed, 1) * FIELD.long), j + Math.floor(hash(seed, 2) * FIELD.deep)];
  const [beside, under] = [column % FIELD.long === 0, row % FIELD.deep === 0];
  if ((beside || under) && hash(i, j, seed + 1) < STANDING)
    return { shape: 'hedge', turn: under ? 0 : Math.PI / 2, scale: 1 + 0.3 * hash(i, j, seed + 2), tone };
  const ripe = (Math.floor(column / FIELD.long) + Math.floor(row / FIELD.deep) + seed) % 2 === 0;
  // Ears sway, and nobody sows quite evenly.
  const [turn, scale] = [0.4 * (hash(i, j, seed + 4) - 0.5), 1 + 0.24 * hash(i, j, seed + 5)];
  return { shape: ripe ? 'furrow' : 'furrow-2', turn, scale, tone };
}

/** Board units: length of a piece of fence or wall, its distance from the border, most pieces in a row. */
const [PIECE, FROM_EDGE, MOST] = [0.1, 0.185, 7] as const;

/** A fence or dry stone wall along a part of a pasture's border. */
function fenced(region: RegionGeometry, plan: RegionPlan): Prop[] {
  const corners = inset(region.outline, FROM_EDGE);
  const start = Math.floor(hash(region.id, 41) * corners.length);
  const props: Prop[] = [];
  let from = corners[start];
  for (let k = 1; k <= corners.length && from !== undefined && props.length < MOST; k++) {
    const to = corners[(start + k) % corners.length];
    if (to === undefined) break;
    while (distance(from, to) >= PIECE && props.length < MOST) {
      const share = PIECE / distance(from, to);
      const next: Point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      const piece = pieceBetween(region, plan, from, next, props.length);
      if (piece !== null) props.push(piece);
      else if (props.length > 0) return props;
      from = next;
    }
  }
  return props;
}

function pieceBetween(region: RegionGeometry, plan: RegionPlan, a: Point, b: Point, k: number): Prop | null {
  const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (!contains(region.outline, at) || depth(region.outline, at) < RIM) return null;
  if (clearingAt(region, plan, at, PIECE / 2) !== 0) return null;
  const [shape, turn] = [region.id % 2 === 0 ? 'wall' : 'fence', -Math.atan2(b.y - a.y, b.x - a.x)];
  return { shape, x: at.x, z: at.y, turn, scale: 1, tone: k % 2, clearing: OCCUPIED.any };
}

/** Tries are per region; the radius is kept clear around it. */
type Growth = readonly [shapes: readonly string[], tries: number, radius: number, size: number];

const growths: Readonly<Record<RegionFacts['terrain'], readonly Growth[]>> = {
  farmland: [
    [['haystack'], 16, 0.06, 1],
    [['oak'], 8, 0.06, 0.85],
    [['grass'], 24, 0.03, 1.4],
    [['flower'], 12, 0.025, 1],
  ],
  hill: [
    [['oak'], 6, 0.075, 1.05],
    [['sheep'], 16, 0.08, 1.4],
    [['bush', 'bush-2', 'bush-2'], 30, 0.045, 0.95],
    [['birch'], 5, 0.06, 0.95],
    [['flower'], 60, 0.03, 1.5],
    [['grass'], 110, 0.028, 1.6],
    [['rock'], 6, 0.05, 0.8],
  ],
  forest: [
    [['fir', 'fir-2'], 70, 0.056, 1.24],
    [['birch'], 60, 0.048, 1.1],
    [['fir', 'fir-2', 'fir'], 330, 0.042, 0.9],
    [['oak'], 100, 0.06, 1],
    [['mushroom'], 16, 0.03, 1.4],
    [['grass'], 40, 0.03, 1.4],
  ],
  swamp: [
    [['pool'], 26, 0.11, 1.2],
    [['snag'], 7, 0.07, 1.1],
    [['reeds'], 60, 0.05, 1.45],
    [['bush'], 8, 0.045, 0.9],
    [['grass'], 30, 0.03, 1.5],
  ],
  mountain: [
    [['crag', 'crag-2'], 30, 0.11, 1.1],
    [['crag-3'], 24, 0.08, 1.1],
    [['rock'], 5, 0.045, 0.9],
    [['fir-2'], 18, 0.05, 0.68],
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

function founded(region: RegionGeometry, { terrain }: RegionFacts, plan: RegionPlan): Prop[] {
  if (terrain === 'farmland') return sown(region, plan);
  if (terrain === 'hill') return fenced(region, plan);
  return terrain === 'mountain' ? ridge(region, plan) : [];
}

/**
 * Props of one region, deterministic. All but the sprigs make room for whatever stands there. `density` is the share of them that is kept, 0 … 1; `root`
 * plants each in the ground, or says null where it may not stand.
 */
export function scatter<P extends Prop>(
  region: RegionGeometry,
  facts: RegionFacts,
  plan: RegionPlan,
  density: number,
  root: (prop: Prop) => P | null,
): P[] {
  const random = stream(region.id * 31 + 7);
  const { left, top, width, height } = boundsOf(region.outline);
  const props = sprigs(region, facts, plan, root);
  const placed: (Point & { radius: number })[] = props.map(({ x, z }) => ({ x, y: z, radius: 0.07 }));
  const isFree = (at: Point, radius: number) => placed.every((other) => distance(other, at) >= other.radius + radius);
  const first = founded(region, facts, plan).filter(({ x, z }) => isFree({ x, y: z }, FURROW / 2));
  for (const prop of first.flatMap((one) => root(one) ?? [])) {
    props.push(prop);
    placed.push({ x: prop.x, y: prop.z, radius: FURROW / 2 });
  }
  for (const [shapes, tries, radius, size] of growths[facts.terrain])
    for (let k = 0; k < tries; k++) {
      const at = { x: left + random() * width, y: top + random() * height };
      const [turn, full, tone, chance] = [
        random() * 6.28,
        size * (0.8 + random() * 0.45),
        Math.floor(random() * 3),
        random(),
      ];
      const inside = depth(region.outline, at);
      if (chance > density || inside < RIM + radius * 0.35 || !isFree(at, radius)) continue;
      if (clearingAt(region, plan, at, radius) === null) continue;
      const shape = shapes[k % shapes.length] ?? '';
      const scale = shape.startsWith('crag') ? withinRim(full, inside) : full;
      const prop = root({ shape, x: at.x, z: at.y, turn, scale, tone, clearing: OCCUPIED.any });
      if (prop === null) continue;
      placed.push({ ...at, radius });
      props.push(prop);
    }
  return props;
}
