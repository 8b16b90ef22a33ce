import { slope } from '../field/gradient.ts';
import type { Region, Solid } from '../field/solid.ts';
import type { Field } from '../language/field.ts';
import { cornersOf, type Mesh, type PaintedMesh, placeOf, trianglesOf, verticesOf } from './mesh.ts';

/** Moves vertices between two regions onto the seam, along the surface, which smooths the edge of the paint. */
export function snapSeams(mesh: Mesh, regions: Int32Array, solid: Solid): void {
  const touching = Array.from({ length: verticesOf(mesh) }, () => new Set<number>());
  for (let triangle = 0; triangle < trianglesOf(mesh); triangle++) {
    for (const vertex of cornersOf(mesh, triangle)) touching[vertex]?.add(regions[triangle] ?? 0);
  }
  touching.forEach((around, vertex) => {
    const [first, second] = [...around].map((region) => solid.regions[region]);
    if (around.size !== 2 || first === undefined || second === undefined) return;
    const seam = seamBetween(first, second, mesh, vertex, solid.model.cell * 1.2);
    if (seam === null) return;
    for (let step = 0; step < 2; step++) if (!stepTowards(seam, mesh, vertex, solid)) return;
  });
}

/** A field that is 0 on the seam near a vertex: the outline of a decal, or where two lumps are equally near. */
function seamBetween(first: Region, second: Region, mesh: Mesh, vertex: number, reach: number): Field | null {
  const [x, y, z] = placeOf(mesh, vertex);
  let [nearest, least]: [Field | null, number] = [null, reach];
  for (const { field } of [...first.decals, ...second.decals]) {
    const distance = Math.abs(field(x, y, z));
    if (distance < least) [nearest, least] = [field, distance];
  }
  if (nearest !== null) return nearest;
  if (first.adds.length === 0 || second.adds.length === 0) return null;
  const [one, other] = [near(first, x, y, z), near(second, x, y, z)];
  return (u, v, w) => leastOf(one, u, v, w) - leastOf(other, u, v, w);
}

/** The lumps of a region that may be the nearest around a place. */
function near({ adds }: Region, x: number, y: number, z: number): readonly Field[] {
  const distances = adds.map(({ field }) => field(x, y, z));
  const least = Math.min(...distances);
  return adds.filter((_, k) => (distances[k] ?? 0) < least + 0.08).map(({ field }) => field);
}

function leastOf(fields: readonly Field[], x: number, y: number, z: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const field of fields) least = Math.min(least, field(x, y, z));
  return least;
}

/** One step along the surface, of at most 0.6 cells. False where the seam cannot be reached along it. */
function stepTowards(seam: Field, mesh: Mesh, vertex: number, { at, model: { cell } }: Solid): boolean {
  const [x, y, z] = placeOf(mesh, vertex);
  const across = slope(seam, x, y, z, 0.003);
  const normal = slope(at, x, y, z).direction;
  const [a, b, c] = across.direction;
  const up = a * normal[0] + b * normal[1] + c * normal[2];
  const tangent = [a - up * normal[0], b - up * normal[1], c - up * normal[2]].map((t) => t * across.steepness);
  const [u, v, w] = [tangent[0] ?? 0, tangent[1] ?? 0, tangent[2] ?? 0];
  const square = u * u + v * v + w * w;
  if (square < 0.02) return false;
  const limit = (cell * 0.6) / Math.sqrt(square);
  const way = Math.max(-limit, Math.min(limit, seam(x, y, z) / square));
  mesh.positions.set([x - way * u, y - way * v, z - way * w], vertex * 3);
  return true;
}

/** Gives each region vertices of its own along the seams, so that each keeps its flat colour. */
export function splitSeams(mesh: Mesh, regions: Int32Array, count: number): PaintedMesh {
  const copies = new Map<number, number>();
  const positions: number[] = [];
  const regionOf: number[] = [];
  const indices = mesh.indices.map((vertex, corner) => {
    const region = regions[Math.floor(corner / 3)] ?? 0;
    const key = vertex * count + region;
    const known = copies.get(key);
    if (known !== undefined) return known;
    copies.set(key, regionOf.length);
    positions.push(...placeOf(mesh, vertex));
    regionOf.push(region);
    return regionOf.length - 1;
  });
  return { positions: Float32Array.from(positions), indices, regions: Int32Array.from(regionOf) };
}
