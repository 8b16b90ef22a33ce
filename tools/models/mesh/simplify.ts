import { MeshoptSimplifier } from 'meshoptimizer';
import { slope } from '../field/gradient.ts';
import type { Solid } from '../field/solid.ts';
import { type PaintedMesh, placeOf, verticesOf } from './mesh.ts';

/** Regions at least this important keep their details. */
const FINE = 3;
/** Weight of the normals beside the positions: more than this and large forms turn into facets. */
const NORMALS = 0.12;

export interface Aim {
  /** Most triangles of the whole. */
  readonly triangles: number;
  /** How far details of importance 3 may move, in units. */
  readonly fineError: number;
  /** Least triangles that the details may shrink to. */
  readonly fine: number;
}

export interface Simplified {
  readonly mesh: PaintedMesh;
  /** Triangles taken by the details of importance 3. */
  readonly fine: number;
}

/**
 * Fewer triangles, in two phases: first the details of importance 3 alone and only as far as the error allows, then all the rest
 * down to the aim.
 */
export async function simplify(mesh: PaintedMesh, solid: Solid, aim: Aim): Promise<Simplified> {
  await MeshoptSimplifier.ready;
  const importance = Array.from(mesh.regions, (region) => solid.regions[region]?.importance ?? 1);
  const normals = new Float32Array(mesh.positions.length);
  for (let vertex = 0; vertex < verticesOf(mesh); vertex++) {
    const { direction } = slope(solid.at, ...placeOf(mesh, vertex), 0.006);
    const weight = importance[vertex] ?? 1;
    normals.set([direction[0] * weight, direction[1] * weight, direction[2] * weight], vertex * 3);
  }
  const positions = mesh.positions.slice();
  let indices = mesh.indices.slice();
  const run = (lock: Uint8Array, triangles: number, error: number, flags: ('ErrorAbsolute' | 'Prune')[]) => {
    const weights = [NORMALS, NORMALS, NORMALS];
    const [count] = MeshoptSimplifier.simplifyWithUpdate(
      indices,
      positions,
      3,
      normals,
      3,
      weights,
      lock,
      triangles * 3,
      error,
      flags,
    );
    indices = indices.slice(0, count);
  };
  const details = detailsOf(mesh, importance);
  const coarse = indices.filter((_, k) => !isFine(importance, indices, k)).length / 3;
  run(
    details.map((detail) => 1 - detail),
    coarse + aim.fine,
    aim.fineError,
    ['ErrorAbsolute'],
  );
  const fine = indices.filter((_, k) => isFine(importance, indices, k)).length / 3;
  run(details, aim.triangles, 1, ['Prune']);
  return { mesh: compact(positions, indices, mesh.regions), fine };
}

/** Whether the triangle that the k-th index belongs to is a detail's. */
function isFine(importance: readonly number[], indices: Uint32Array, k: number): boolean {
  return (importance[indices[k - (k % 3)] ?? 0] ?? 1) >= FINE;
}

/** 1 for each vertex of a detail and for each that shares its place with one, across the seam. */
function detailsOf(mesh: PaintedMesh, importance: readonly number[]): Uint8Array {
  const key = (vertex: number) => placeOf(mesh, vertex).join();
  const places = new Set<string>();
  importance.forEach((value, vertex) => {
    if (value >= FINE) places.add(key(vertex));
  });
  return Uint8Array.from(importance, (_, vertex) => Number(places.has(key(vertex))));
}

/** Leaves out the vertices that no triangle uses. */
function compact(positions: Float32Array, indices: Uint32Array, regions: Int32Array): PaintedMesh {
  const moved = new Map<number, number>();
  const kept: number[] = [];
  const renumbered = indices.map((vertex) => {
    const known = moved.get(vertex);
    if (known !== undefined) return known;
    moved.set(vertex, kept.length);
    kept.push(vertex);
    return kept.length - 1;
  });
  return {
    positions: Float32Array.from(kept.flatMap((vertex) => Array.from(positions.subarray(vertex * 3, vertex * 3 + 3)))),
    indices: renumbered,
    regions: Int32Array.from(kept, (vertex) => regions[vertex] ?? 0),
  };
}
