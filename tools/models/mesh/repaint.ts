import type { Solid } from '../field/solid.ts';
import { centroidOf, cornersOf, type PaintedMesh, trianglesOf } from './mesh.ts';
import { regionAt } from './regions.ts';
import { splitSeams } from './seams.ts';

/**
 * Gives each triangle of a loosely simplified mesh one paint: that of most of its corners, else what is nearest to its middle. Its
 * seams are coarse then, but sharp, and no colour runs into another.
 */
export function repaint(mesh: PaintedMesh, solid: Solid): PaintedMesh {
  const regions = new Int32Array(trianglesOf(mesh));
  for (let triangle = 0; triangle < regions.length; triangle++) {
    const [a, b, c] = cornersOf(mesh, triangle).map((vertex) => mesh.regions[vertex] ?? 0);
    const [x, y, z] = centroidOf(mesh, triangle);
    const most = a === b || a === c ? a : b === c ? b : regionAt(solid, x, y, z);
    regions[triangle] = most ?? 0;
  }
  return splitSeams(mesh, regions, solid.regions.length);
}
