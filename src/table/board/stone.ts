import type { Terrain } from '../../rules/index.ts';
import { groundOf } from '../layout/ground.ts';
import type { RegionGeometry } from '../outlines/index.ts';
import { cap } from './cap.ts';
import { type Corner, type MeshData, PART } from './mesh-data.ts';
import { band, EDGE, type RimPoint, type StoneRings, stoneRings } from './rings.ts';
import { terrainIndex } from './terrain-index.ts';

/** Bottom of the stones' walls: slightly inside the slab, so that no light leaks. */
const FLOOR = -0.02;

/** Adds one region's stone to the board: wall, bevel, rim and ground. */
export function addStone(data: MeshData, region: RegionGeometry, terrain: Terrain): void {
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
      if (part === 'rim') return { position: [p.x, y, p.y], normal: [0, 1, 0], rim: [p.along, 0] };
      return { position: [p.x, y - EDGE.bevel, p.y], normal: [nx * 0.8, 0.6, nz * 0.8], rim: [p.along, -1] };
    }),
    ...inner.map(
      (p): Corner => ({ position: [p.x, y, p.y], normal: [0, 1, 0], rim: [p.along, part === 'rim' ? 1 : 0] }),
    ),
  ];
  for (const [i, j, k] of band(outer, inner)) {
    const [a, b, c] = [corners[i], corners[j], corners[k]];
    if (a === undefined || b === undefined || c === undefined) continue;
    data.triangle(region, kind, PART[part], a, unwound(b, a, rings.repeats), unwound(c, a, rings.repeats));
  }
}

/** Puts the corner's position along the rim on the same lap as `near`'s, so that the pattern does not run backwards at the seam. */
function unwound(corner: Corner, near: Corner, repeats: number): Corner {
  const [along, across] = corner.rim;
  const lap = Math.round((near.rim[0] - along) / repeats) * repeats;
  return lap === 0 ? corner : { ...corner, rim: [along + lap, across] };
}
