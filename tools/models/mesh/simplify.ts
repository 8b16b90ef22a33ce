import { MeshoptSimplifier, type SimplifierFlags } from 'meshoptimizer';
import { slope } from '../field/gradient.ts';
import type { Solid } from '../field/solid.ts';
import { linearOf } from '../paint/colour.ts';
import { type PaintedMesh, placeOf, verticesOf } from './mesh.ts';

/** Regions at least this important keep their details. */
const FINE = 3;
/** Weight of normals relative to positions: with more, large forms turn into facets. */
const NORMALS = 0.12;
const COLOURS = 0.2;

export interface Aim {
  /** Most triangles of the whole. */
  readonly triangles: number;
  /** How far details of importance 3 may move, in units. */
  readonly fineError: number;
  /** Whether the edges of the paint may be simplified as well, and then run into each other: for what is seen from afar. */
  readonly loose: boolean;
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
export async function simplify(
  mesh: PaintedMesh,
  solid: Solid,
  { triangles, fineError, loose }: Aim,
): Promise<Simplified> {
  await MeshoptSimplifier.ready;
  const importance = Array.from(mesh.regions, (region) => solid.regions[region]?.importance ?? 1);
  const attributes = attributesOf(mesh, solid);
  const colours = loose ? COLOURS : 0;
  const weights = [NORMALS, NORMALS, NORMALS, colours, colours, colours];
  const positions = mesh.positions.slice();
  let indices = mesh.indices.slice();
  const run = (lock: Uint8Array, aim: number, error: number, flags: SimplifierFlags[]) => {
    const [count] = MeshoptSimplifier.simplifyWithUpdate(
      indices,
      positions,
      3,
      attributes,
      6,
      weights,
      lock,
      aim * 3,
      error,
      flags,
    );
    indices = indices.slice(0, count);
  };
  const details = detailsOf(mesh, importance);
  const others = details.map((detail) => 1 - detail);
  run(others, 1, fineError, ['ErrorAbsolute']);
  const fine = indices.filter((vertex, k) => k % 3 === 0 && (importance[vertex] ?? 1) >= FINE).length;
  run(details, triangles, 1, loose ? ['Permissive'] : ['Prune']);
  return { mesh: compact(positions, indices, mesh.regions), fine };
}

/** Normal and colour of each vertex, both as much as the vertex's region is important. */
function attributesOf(mesh: PaintedMesh, solid: Solid): Float32Array {
  const attributes = new Float32Array(verticesOf(mesh) * 6);
  mesh.regions.forEach((index, vertex) => {
    const region = solid.regions[index];
    if (region === undefined) return;
    const { direction } = slope(solid.at, ...placeOf(mesh, vertex), 0.006);
    // The square root is about how bright a colour looks.
    const seen = linearOf(region.paint.colour).map(Math.sqrt);
    attributes.set(
      [...direction, ...seen].map((value) => value * region.importance),
      vertex * 6,
    );
  });
  return attributes;
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
