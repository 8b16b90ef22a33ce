import Delaunator from 'delaunator';
import { type BufferGeometry, type Face, Vector3 } from 'three';
import { boardFacts, isWater, type RegionId, type Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import { hash } from '../noise.ts';
import { type BoardGeometry, contains, depth, type Point, type RegionGeometry, type Ring } from '../outlines/index.ts';
import { type Corner, MeshData, PART, terrainOrder } from './mesh-data.ts';
import { band, EDGE, type RimPoint, relief, type StoneRings, stoneRings } from './stone.ts';

function terrainIndex(terrain: Terrain): number {
  return terrainOrder.indexOf(terrain);
}

/** Distance between neighbouring points of the ground, in board units, where it is uneven and where it is smooth. */
const STEP = { steep: 0.06, rough: 0.085, calm: 0.2 } as const;

function cap(region: RegionGeometry, terrain: Terrain, ring: Ring): [Corner, Corner, Corner][] {
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

/** Bottom of the stones' walls: slightly inside the slab, so that no light leaks. */
const FLOOR = -0.02;

function addStone(data: MeshData, region: RegionGeometry, terrain: Terrain): void {
  const rings = stoneRings(region);
  const { rim } = groundOf(terrain);
  const kind = terrainIndex(terrain);
  addWall(data, region.id, kind, rings.foot, rim - EDGE.bevel);
  addBand(data, region.id, kind, rings, 'bevel', rim);
  addBand(data, region.id, kind, rings, 'rim', rim);
  for (const [a, b, c] of cap(region, terrain, rings.inner)) data.triangle(region.id, kind, PART.ground, a, b, c);
}

/** The outward direction at each point of a ring that runs clockwise as seen from above. */
function outwards(ring: readonly RimPoint[]): [number, number][] {
  return ring.map((_, k) => {
    const before = ring.at(k - 1);
    const after = ring[(k + 1) % ring.length];
    if (before === undefined || after === undefined) return [0, 0];
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return [dy / length, -dx / length];
  });
}

function addWall(data: MeshData, region: number, kind: number, foot: readonly RimPoint[], top: number): void {
  const out = outwards(foot);
  const corner = (k: number, y: number): Corner => {
    const at = foot[k % foot.length];
    const [nx, nz] = out[k % foot.length] ?? [0, 0];
    return { position: [at?.x ?? 0, y, at?.y ?? 0], normal: [nx, 0, nz], rim: [0, -1] };
  };
  foot.forEach((_, k) => {
    const [a, b, c, d] = [corner(k, FLOOR), corner(k + 1, FLOOR), corner(k + 1, top), corner(k, top)];
    data.triangle(region, kind, PART.wall, a, b, c);
    data.triangle(region, kind, PART.wall, a, c, d);
  });
}

function addBand(
  data: MeshData,
  region: number,
  kind: number,
  rings: StoneRings,
  part: 'bevel' | 'rim',
  y: number,
): void {
  const [outer, inner] = part === 'bevel' ? [rings.foot, rings.outer] : [rings.outer, rings.inner];
  const out = outwards(outer);
  const corners = [
    ...outer.map((p, k): Corner => {
      const [nx, nz] = out[k] ?? [0, 0];
      if (part === 'rim') return { position: [p.x, y, p.y], normal: [0, 1, 0], rim: [p.along, 0], beside: p.beside };
      return {
        position: [p.x, y - EDGE.bevel, p.y],
        normal: [nx * 0.8, 0.6, nz * 0.8],
        rim: [p.along, -1],
        beside: p.beside,
      };
    }),
    ...inner.map(
      (p): Corner => ({
        position: [p.x, y, p.y],
        normal: [0, 1, 0],
        rim: [p.along, part === 'rim' ? 1 : 0],
        beside: p.beside,
      }),
    ),
  ];
  for (const [i, j, k] of band(outer, inner)) {
    const [a, b, c] = [corners[i], corners[j], corners[k]];
    if (a === undefined || b === undefined || c === undefined) continue;
    data.triangle(region, kind, PART[part], a, unwound(b, a, rings.repeats), unwound(c, a, rings.repeats));
  }
}

/** Puts `corner` on the same lap as `near`, so that the pattern does not run backwards at the seam. */
function unwound(corner: Corner, near: Corner, repeats: number): Corner {
  const [along, across] = corner.rim;
  const lap = Math.round((near.rim[0] - along) / repeats) * repeats;
  return lap === 0 ? corner : { ...corner, rim: [along + lap, across] };
}

/** All stones of a board as one geometry, with a region id at every vertex and a group for each program. The caller disposes of it. */
export function boardMesh(board: BoardGeometry): BufferGeometry {
  const data = new MeshData();
  for (const facts of boardFacts(board.id).regions) {
    const region = board.regions[facts.id];
    if (region !== undefined) addStone(data, region, facts.terrain);
  }
  return data.geometry();
}

/** The region that a face of the board's geometry belongs to; null for geometry that knows no regions. */
export function regionOfFace(geometry: BufferGeometry, { a }: Pick<Face, 'a'>): RegionId | null {
  return geometry.hasAttribute('region') ? geometry.getAttribute('region').getX(a) : null;
}
