import { slope } from '../field/gradient.ts';
import type { Solid } from '../field/solid.ts';
import { type Mesh, placeOf, verticesOf } from './mesh.ts';

const STEPS = 2;

/** Moves the vertices onto the surface: two steps of Newton's, each of at most 0.6 cells. */
export function settle(mesh: Mesh, solid: Solid): void {
  const { cell } = solid.model;
  for (let vertex = 0; vertex < verticesOf(mesh); vertex++) {
    for (let step = 0; step < STEPS; step++) {
      const [x, y, z] = placeOf(mesh, vertex);
      const distance = solid.at(x, y, z);
      if (Math.abs(distance) < cell * 0.02) break;
      const { direction, steepness } = slope(solid.at, x, y, z);
      const way = Math.max(-cell * 0.6, Math.min(cell * 0.6, distance / Math.max(steepness, 0.5)));
      mesh.positions.set([x - way * direction[0], y - way * direction[1], z - way * direction[2]], vertex * 3);
    }
  }
}
