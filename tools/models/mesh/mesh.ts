import { IcosahedronGeometry } from 'three';
import type { Triple } from '../language/field.ts';

/** Triangles: three coordinates a vertex, three vertices a triangle (counter-clockwise from outside). */
export interface Mesh {
  readonly positions: Float32Array;
  readonly indices: Uint32Array;
}

/** A mesh whose every vertex belongs to one region of paint: vertices on a seam are there once for each side. */
export interface PaintedMesh extends Mesh {
  readonly regions: Int32Array;
}

/** The position of a vertex. */
export function placeOf({ positions }: Mesh, vertex: number): Triple {
  return [positions[vertex * 3] ?? 0, positions[vertex * 3 + 1] ?? 0, positions[vertex * 3 + 2] ?? 0];
}

/** The three vertices of a triangle. */
export function cornersOf({ indices }: Mesh, triangle: number): Triple {
  return [indices[triangle * 3] ?? 0, indices[triangle * 3 + 1] ?? 0, indices[triangle * 3 + 2] ?? 0];
}

/** Middle of a triangle. */
export function centroidOf(mesh: Mesh, triangle: number): Triple {
  const [a, b, c] = cornersOf(mesh, triangle);
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [placeOf(mesh, a), placeOf(mesh, b), placeOf(mesh, c)];
  return [(ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3];
}

/** Normal of a triangle, as long as twice its area. */
export function areaNormalOf(mesh: Mesh, triangle: number): Triple {
  const [a, b, c] = cornersOf(mesh, triangle);
  const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [placeOf(mesh, a), placeOf(mesh, b), placeOf(mesh, c)];
  const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
  const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
}

export const trianglesOf = ({ indices }: Mesh): number => indices.length / 3;
export const verticesOf = ({ positions }: Mesh): number => positions.length / 3;

/** Greatest distance of a vertex from the upright axis, in units. */
export function reachOf({ positions }: Mesh): number {
  let most = 0;
  for (let k = 0; k < positions.length; k += 3)
    most = Math.max(most, Math.hypot(positions[k] ?? 0, positions[k + 2] ?? 0));
  return most;
}

/** A ball of triangles, none of its corners shared. */
export function ballMesh([x, y, z, radius]: readonly [number, number, number, number]): Mesh {
  const { array } = new IcosahedronGeometry(radius, 2).translate(x, y, z).getAttribute('position');
  return { positions: Float32Array.from(array), indices: Uint32Array.from({ length: array.length / 3 }, (_, k) => k) };
}
