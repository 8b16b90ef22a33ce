import { slope } from '../field/gradient.ts';
import type { Solid } from '../field/solid.ts';
import type { Triple } from '../language/field.ts';
import { areaNormalOf, centroidOf, cornersOf, type Mesh, placeOf, trianglesOf, verticesOf } from './mesh.ts';

/** Share of the field's own normal; the rest is the triangles'. */
const SMOOTH = 0.65;
/** The field is sampled this far towards the middle of the vertex's own triangles, so that seams between materials keep an edge. */
const INWARDS = 0.2;

/** A normal for each vertex, length 1: mostly the solid's, a little the triangles'. */
export function normalsOf(mesh: Mesh, solid: Solid): Float32Array {
  const count = verticesOf(mesh);
  const faces = new Float32Array(count * 3);
  const middles = new Float32Array(count * 3);
  const around = new Uint16Array(count);
  for (let triangle = 0; triangle < trianglesOf(mesh); triangle++) {
    const [normal, middle] = [areaNormalOf(mesh, triangle), centroidOf(mesh, triangle)];
    for (const vertex of cornersOf(mesh, triangle)) {
      for (let i = 0; i < 3; i++) {
        faces[vertex * 3 + i] = (faces[vertex * 3 + i] ?? 0) + (normal[i] ?? 0);
        middles[vertex * 3 + i] = (middles[vertex * 3 + i] ?? 0) + (middle[i] ?? 0);
      }
      around[vertex] = (around[vertex] ?? 0) + 1;
    }
  }
  const normals = new Float32Array(count * 3);
  for (let vertex = 0; vertex < count; vertex++) {
    const face = unit([faces[vertex * 3] ?? 0, faces[vertex * 3 + 1] ?? 0, faces[vertex * 3 + 2] ?? 0]);
    const inwards = (at: number, i: number) =>
      at + INWARDS * ((middles[vertex * 3 + i] ?? 0) / (around[vertex] || 1) - at);
    const [x, y, z] = placeOf(mesh, vertex);
    const { direction } = slope(solid.at, inwards(x, 0), inwards(y, 1), inwards(z, 2), 0.008);
    const mixed: Triple = [
      SMOOTH * direction[0] + (1 - SMOOTH) * face[0],
      SMOOTH * direction[1] + (1 - SMOOTH) * face[1],
      SMOOTH * direction[2] + (1 - SMOOTH) * face[2],
    ];
    // Where the two contradict each other, the triangles are right.
    normals.set(Math.hypot(...mixed) < 0.3 ? face : unit(mixed), vertex * 3);
  }
  return normals;
}

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
