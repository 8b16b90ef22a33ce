import { BufferAttribute, BufferGeometry } from 'three';

export interface Corner {
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  /** Along, in whole repeats of its pattern; across, 0 outside to 1 inside; on the bevel -1 at its foot. */
  readonly rim: readonly [number, number];
}

export const PART = { wall: 0, bevel: 1, rim: 2, ground: 3 } as const;
export type Part = (typeof PART)[keyof typeof PART];

/** Collects triangles of the whole board into one geometry. Triangles that name the same corner share its vertex. */
export class MeshData {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly rims: number[] = [];
  private readonly regions: number[] = [];
  private readonly indices: number[] = [];
  private readonly vertices = new Map<Corner, number>();

  /** Wound to face along its normals. `terrain`: its shader index. A corner is of one region and part. */
  triangle(region: number, terrain: number, part: Part, a: Corner, b: Corner, c: Corner): void {
    const [second, third] = facesForward(a, b, c) ? [b, c] : [c, b];
    for (const corner of [a, second, third])
      this.indices.push(this.vertices.get(corner) ?? this.add(corner, region, terrain, part));
  }

  private add(corner: Corner, region: number, terrain: number, part: Part): number {
    const vertex = this.vertices.size;
    this.vertices.set(corner, vertex);
    const { position, normal, rim } = corner;
    this.positions.push(position[0], position[1], position[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    this.rims.push(rim[0], rim[1]);
    this.regions.push(region, terrain, part);
    return vertex;
  }

  /** The geometry: `position`, `normal`, `rim` (along, across) and `region` (id, terrain, part). */
  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('rim', new BufferAttribute(new Float32Array(this.rims), 2));
    geometry.setAttribute('region', new BufferAttribute(new Float32Array(this.regions), 3));
    geometry.setIndex(this.indices);
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
