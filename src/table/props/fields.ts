import { FURROW, FURROW_TURN } from '../layout/furrows.ts';
import { clearingAt, type RegionPlan } from '../layout/region-spots.ts';
import { hash } from '../noise.ts';
import { contains, depth, type RegionGeometry } from '../outlines/index.ts';
import { type Prop, RIM } from './prop.ts';

/** Offset of the ridge between two furrows, as drawn by the board's shader, from the line through the board's middle. */
const RIDGE = -0.043;
/** Size of a field, in plants along and furrows across, before a hedge follows. */
const FIELD = { long: 8, deep: 5 } as const;
/** Share of each hedge that stands: in the rest wheat goes on. */
const STANDING = 0.62;
/** How far the middle of a plant keeps off the rim, in board units. */
const OFF = 0.015;

/** The fields of a farmland: furrows of wheat along the ridges of its ground, ripe and still green by turns, bushy hedges between them. */
export function sown(region: RegionGeometry, plan: RegionPlan): Prop[] {
  const turn = region.id * FURROW_TURN;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const alongs = region.outline.map(({ x, y }) => y * cos - x * sin);
  const acrosses = region.outline.map(({ x, y }) => x * cos + y * sin);
  const [first, least] = [Math.floor(Math.min(...alongs) / FURROW), Math.floor(Math.min(...acrosses) / FURROW)];
  const [last, most] = [Math.max(...alongs) / FURROW, Math.max(...acrosses) / FURROW];
  const props: Prop[] = [];
  for (let i = first; i < last; i++)
    for (let j = least; j < most; j++) {
      const [along, across] = [(i + 0.5) * FURROW, RIDGE + j * FURROW];
      const at = { x: across * cos - along * sin, y: across * sin + along * cos };
      if (!contains(region.outline, at) || depth(region.outline, at) < RIM + OFF) continue;
      const clearing = clearingAt(region, plan, at, FURROW / 2);
      const plant = plantAt(i - first, j - least, region.id);
      if (clearing === null) continue;
      props.push({ ...plant, x: at.x, z: at.y, turn: plant.turn - turn - Math.PI / 2, clearing });
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
