import type { Solid } from '../field/solid.ts';
import { paintKey } from '../language/paint.ts';
import { centroidOf, cornersOf, type Mesh, trianglesOf } from './mesh.ts';

/** The region of paint at a place: that of the nearest lump, unless a decal put on later covers it. */
export function regionAt(solid: Solid, x: number, y: number, z: number): number {
  let [region, order, least] = [0, -1, Number.POSITIVE_INFINITY];
  for (const part of solid.blockAt(x, y, z).parts) {
    if (part.kind !== 'add') continue;
    const distance = part.field(x, y, z);
    if (distance >= least) continue;
    [region, order, least] = [part.region, part.order, distance];
  }
  for (const decal of solid.decals) {
    if (decal.order < order) continue;
    const under = solid.regions[region];
    if (decal.on !== null && under !== undefined && paintKey(decal.on) !== paintKey(under.paint)) continue;
    if (decal.field(x, y, z) < 0) region = decal.region;
  }
  return region;
}

/** The region of each triangle, single triangles of another colour than their neighbours painted over. */
export function regionsOf(mesh: Mesh, solid: Solid): Int32Array {
  const regions = new Int32Array(trianglesOf(mesh));
  for (let triangle = 0; triangle < regions.length; triangle++) {
    const [x, y, z] = centroidOf(mesh, triangle);
    regions[triangle] = regionAt(solid, x, y, z);
  }
  const neighbours = neighboursOf(mesh);
  for (let pass = 0; pass < 2; pass++) smooth(regions, neighbours);
  return regions;
}

/** A triangle with at most one neighbour of its own region takes the region that two of its neighbours share. */
function smooth(regions: Int32Array, neighbours: Int32Array): void {
  const before = Int32Array.from(regions);
  for (let triangle = 0; triangle < regions.length; triangle++) {
    const [a, b, c] = [0, 1, 2].map((side) => {
      const other = neighbours[triangle * 3 + side] ?? -1;
      return other < 0 ? -1 : (before[other] ?? -1);
    });
    if (a === undefined || b === undefined || c === undefined || a < 0 || b < 0 || c < 0) continue;
    const own = before[triangle];
    if (Number(a === own) + Number(b === own) + Number(c === own) > 1) continue;
    if (a === b || a === c) regions[triangle] = a;
    else if (b === c) regions[triangle] = b;
  }
}

/** The triangle across each side of each triangle, or -1. */
function neighboursOf(mesh: Mesh): Int32Array {
  const count = trianglesOf(mesh);
  const neighbours = new Int32Array(count * 3).fill(-1);
  const open = new Map<number, number>();
  for (let triangle = 0; triangle < count; triangle++) {
    const corners = cornersOf(mesh, triangle);
    for (let side = 0; side < 3; side++) {
      const [u, v] = [corners[side] ?? 0, corners[(side + 1) % 3] ?? 0];
      const key = Math.min(u, v) * 4_194_304 + Math.max(u, v);
      const other = open.get(key);
      if (other === undefined) {
        open.set(key, triangle * 3 + side);
        continue;
      }
      neighbours[triangle * 3 + side] = Math.floor(other / 3);
      neighbours[other] = triangle;
    }
  }
  return neighbours;
}
