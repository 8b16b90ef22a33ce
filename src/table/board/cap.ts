import Delaunator from 'delaunator';
import { Vector3 } from 'three';
import { isWater, type Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { hash } from '../noise.ts';
import { contains, depth, type Point, type RegionGeometry, type Ring } from '../outlines/index.ts';
import type { Corner } from './mesh-data.ts';
import { relief } from './relief.ts';

/** Distance between neighbouring points of the ground, in board units, where it is uneven and where it is smooth. */
const STEP = { steep: 0.06, rough: 0.085, calm: 0.2 } as const;

/** The ground inside the rim, as triangles. */
export function cap(region: RegionGeometry, terrain: Terrain, ring: Ring): [Corner, Corner, Corner][] {
  const inner = interior(region, terrain, ring);
  const points = [...ring.map((p) => ({ ...p, inside: 0 })), ...inner].map(({ x, y, inside }) => ({
    x,
    y,
    height: relief(region, terrain, { x, y }, inside),
    inside,
    normal: new Vector3(),
  }));
  const { triangles } = Delaunator.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
  const faces: [number, number, number][] = [];
  for (let k = 0; k < triangles.length; k += 3) {
    const [i = 0, j = 0, l = 0] = triangles.subarray(k, k + 3);
    const [p, q, r] = [points[i], points[j], points[l]];
    if (!p || !q || !r || !contains(ring, { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 })) continue;
    faces.push([i, j, l]);
    slope(p, q, r);
  }
  for (const { normal } of points) normal.normalize();
  const corners = points.map(cornerOf);
  return faces.flatMap(([i, j, l]): [Corner, Corner, Corner][] => {
    const [a, b, c] = [corners[i], corners[j], corners[l]];
    return a && b && c ? [[a, b, c]] : [];
  });
}

/** A point of the ground; its normal accumulates those of the faces around it. */
interface Ground extends Point {
  readonly height: number;
  /** Distance to the inner edge of the rim, in board units: the shader's way to know shores. */
  readonly inside: number;
  readonly normal: Vector3;
}

const scratch = { side: new Vector3(), other: new Vector3() };

function slope(p: Ground, q: Ground, r: Ground): void {
  const { side, other } = scratch;
  side.set(q.x - p.x, q.height - p.height, q.y - p.y);
  side.cross(other.set(r.x - p.x, r.height - p.height, r.y - p.y));
  if (side.y < 0) side.negate();
  for (const { normal } of [p, q, r]) normal.add(side);
}

function cornerOf({ x, y, height, inside, normal }: Ground): Corner {
  return { position: [x, height, y], normal: [normal.x, normal.y, normal.z], rim: [inside, -1] };
}

/** A jittered hexagonal grid of points, clear of the ring. */
function interior(region: RegionGeometry, terrain: Terrain, ring: Ring): (Point & { inside: number })[] {
  const { rise, rough } = groundOf(terrain);
  // Terraces want a finer ground, and so does the distance from the shore.
  const isSteep = terrain === 'hill';
  const step = isSteep ? STEP.steep : Math.abs(rise) + rough > 0.025 || isWater(terrain) ? STEP.rough : STEP.calm;
  const xs = ring.map((p) => p.x);
  const ys = ring.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const points: (Point & { inside: number })[] = [];
  for (let row = 0; top + row * step * 0.87 < bottom; row++)
    for (let column = 0; left + column * step < right; column++) {
      const x = left + (column + (row % 2) / 2 + (hash(column, row, region.id) - 0.5) * 0.3) * step;
      const y = top + (row + (hash(column, row, region.id + 99) - 0.5) * 0.3) * step * 0.87;
      const inside = depth(ring, { x, y });
      if (inside > step * 0.45) points.push({ x, y, inside });
    }
  return points;
}
