import { clearingAt, type RegionPlan } from '../layout/region-spots.ts';
import { hash } from '../noise.ts';
import { contains, depth, distance, inset, type Point, type RegionGeometry } from '../outlines/index.ts';
import { type Prop, RIM } from './prop.ts';

/** Length of one piece of fence or wall, distance from the region's border, and most pieces in a row, in board units. */
const [PIECE, FROM_EDGE, MOST] = [0.1, 0.185, 7] as const;

/** A fence or a dry stone wall along a part of a pasture's border, where there is room for it: open to what stands on the hill. */
export function fenced(region: RegionGeometry, plan: RegionPlan): Prop[] {
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
  const turn = -Math.atan2(b.y - a.y, b.x - a.x);
  return { shape: region.id % 2 === 0 ? 'wall' : 'fence', x: at.x, z: at.y, turn, scale: 1, tone: k % 2, clearing: 0 };
}
