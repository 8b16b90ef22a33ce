import Delaunator from 'delaunator';
import { contains, depth, type Point, type RegionGeometry, type Ring } from '../../boards/index.ts';
import type { Terrain } from '../../rules/boards/index.ts';
import { groundOf } from '../layout/ground.ts';
import { hash } from '../noise.ts';
import type { Corner } from './mesh-data.ts';
import { relief } from './relief.ts';

/** Distance between neighbouring points of the ground, in board units, where it is uneven and where it is not. */
const STEP = { rough: 0.085, calm: 0.2 } as const;
const NEAR = 0.004;

/** The ground inside the rim, as triangles. */
export function cap(region: RegionGeometry, terrain: Terrain, ring: Ring): [Corner, Corner, Corner][] {
  const points = [...ring, ...interior(region, terrain, ring)];
  const { triangles } = Delaunator.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
  const height = (p: Point, inside: number) => relief(region, terrain, p, inside);
  const corners = points.map((p, k): Corner => {
    const inside = k < ring.length ? 0 : Math.max(0, depth(ring, p));
    const tilt = (dx: number, dy: number) => {
      const moved = { x: p.x + dx, y: p.y + dy };
      return height(moved, Math.max(0, depth(ring, moved))) - height(p, inside);
    };
    const normal: [number, number, number] = [-tilt(NEAR, 0) / NEAR, 1, -tilt(0, NEAR) / NEAR];
    const length = Math.hypot(...normal);
    return {
      position: [p.x, height(p, inside), p.y],
      normal: [normal[0] / length, normal[1] / length, normal[2] / length],
      rim: [0, -1],
    };
  });
  const faces: [Corner, Corner, Corner][] = [];
  for (let k = 0; k < triangles.length; k += 3) {
    const [i = 0, j = 0, l = 0] = triangles.subarray(k, k + 3);
    const [p, q, r] = [points[i], points[j], points[l]];
    const [a, b, c] = [corners[i], corners[j], corners[l]];
    if (!p || !q || !r || !a || !b || !c) continue;
    if (contains(ring, { x: (p.x + q.x + r.x) / 3, y: (p.y + q.y + r.y) / 3 })) faces.push([a, b, c]);
  }
  return faces;
}

/** A jittered hexagonal grid of points, clear of the ring. */
function interior(region: RegionGeometry, terrain: Terrain, ring: Ring): Point[] {
  const { rise, rough } = groundOf(terrain);
  const step = Math.abs(rise) + rough > 0.025 ? STEP.rough : STEP.calm;
  const xs = ring.map((p) => p.x);
  const ys = ring.map((p) => p.y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const points: Point[] = [];
  for (let row = 0; top + row * step * 0.87 < Math.max(...ys); row++)
    for (let column = 0; left + column * step < Math.max(...xs); column++) {
      const x = left + (column + (row % 2) / 2 + (hash(column, row, region.id) - 0.5) * 0.3) * step;
      const y = top + (row + (hash(column, row, region.id + 99) - 0.5) * 0.3) * step * 0.87;
      if (depth(ring, { x, y }) > step * 0.45) points.push({ x, y });
    }
  return points;
}
