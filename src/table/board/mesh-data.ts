import { BufferAttribute, BufferGeometry } from 'three';
import type { Terrain } from '../../rules/index.ts';

/** Terrains in the order of the board's shader: those of water come last. */
export const terrainOrder: readonly Terrain[] = ['farmland', 'hill', 'forest', 'swamp', 'mountain', 'sea', 'lake'];
const firstWater = terrainOrder.indexOf('sea');

/**
 * The board's shader is compiled once for each of these: software rasterisers also compute the branches that are not taken. What hides most of the
 * others is drawn first.
 */
export const PROGRAMS = ['land', 'water', 'bands', 'walls'] as const;
export type Program = (typeof PROGRAMS)[number];

export interface Corner {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  /** Along, in whole repeats of its pattern; across, 0 outside to 1 inside; on the bevel -1 at its foot. */
  readonly rim: readonly [number, number];
  /** The region on the other side of the border it is at; left out along the board's edge, and away from borders. */
  readonly beside?: number | undefined;
}

const NOBODY = -1;

export const PART = { wall: 0, bevel: 1, rim: 2, ground: 3 } as const;
type Part = (typeof PART)[keyof typeof PART];

function programOf(part: Part, terrain: number): Program {
  if (part === PART.ground) return terrain < firstWater ? 'land' : 'water';
  return part === PART.wall ? 'walls' : 'bands';
}

/** Collects triangles of the whole board into one geometry. Triangles that name the same corner share its vertex. */
export class MeshData {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly rims: number[] = [];
  private readonly regions: number[] = [];
  private readonly indices: Record<Program, number[]> = { land: [], water: [], bands: [], walls: [] };
  private readonly vertices = new Map<Corner, number>();

  /** Wound to face along its normals. `terrain`: its shader index. A corner is of one region and part. */
  triangle(region: number, terrain: number, part: Part, a: Corner, b: Corner, c: Corner): void {
    const indices = this.indices[programOf(part, terrain)];
    const [second, third] = facesForward(a, b, c) ? [b, c] : [c, b];
    for (const corner of [a, second, third])
      indices.push(this.vertices.get(corner) ?? this.add(corner, region, terrain, part));
  }

  private add(corner: Corner, region: number, terrain: number, part: Part): number {
    const vertex = this.vertices.size;
    this.vertices.set(corner, vertex);
    const { position, normal, rim, beside = NOBODY } = corner;
    this.positions.push(position[0], position[1], position[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    this.rims.push(rim[0], rim[1]);
    this.regions.push(region, terrain, part, beside);
    return vertex;
  }

  /** The geometry: `position`, `normal`, `rim` (along, across) and `region` (id, terrain, part, which region is beside, or -1); a group for each of the programs, in their order. */
  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('rim', new BufferAttribute(new Float32Array(this.rims), 2));
    geometry.setAttribute('region', new BufferAttribute(new Float32Array(this.regions), 4));
    const sorted = PROGRAMS.map((program) => this.indices[program]);
    let start = 0;
    sorted.forEach(({ length }, program) => {
      if (length > 0) geometry.addGroup(start, length, program);
      start += length;
    });
    geometry.setIndex(sorted.flat());
    return geometry;
  }
}

function facesForward({ position: p, normal: l }: Corner, { position: q, normal: m }: Corner, c: Corner): boolean {
  const { position: r, normal: n } = c;
  const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
  const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
  const x = (uy * vz - uz * vy) * (l[0] + m[0] + n[0]);
  const y = (uz * vx - ux * vz) * (l[1] + m[1] + n[1]);
  const z = (ux * vy - uy * vx) * (l[2] + m[2] + n[2]);
  return x + y + z >= 0;
}
