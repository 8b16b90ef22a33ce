import {
  BatchedMesh,
  type BufferGeometry,
  Color,
  Euler,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
  Vector4,
} from 'three';
import { dieFaces } from '../layout/die.ts';
import type { Placement } from '../layout/index.ts';
import type { Shelf } from '../models/load.ts';
import { madeModel } from './models/index.ts';
import { STONE_EDGE } from './piece-material.ts';

/** Room for this many pieces, vertices and corners of triangles at first; it grows when needed. */
export interface Room {
  readonly pieces: number;
  readonly vertices: number;
  readonly corners: number;
}

/** A whole table. */
const FIRST: Room = { pieces: 512, vertices: 60_000, corners: 120_000 };

/** A place and turn that changes while a piece moves. */
export interface Pose {
  readonly position: Vector3;
  readonly turn: Quaternion;
  readonly scale: Vector3;
}

const scratch = {
  matrix: new Matrix4(),
  euler: new Euler(),
  colour: new Color(),
  tint: new Vector4(),
  face: new Quaternion(),
  normal: new Vector3(),
};
const up = new Vector3(0, 1, 0);

function faceNormal(value: number): Vector3 {
  const [x, y, z] = dieFaces.find((face) => face.value === value)?.normal ?? [0, 1, 0];
  return scratch.normal.set(x, y, z);
}

/** Writes a placement's pose into `pose`. */
export function poseOf(placement: Placement, pose: Pose): void {
  pose.position.set(placement.x, placement.y, placement.z);
  pose.turn.setFromEuler(scratch.euler.set(0, placement.turn, placement.lean));
  if (placement.face !== null) pose.turn.multiply(scratch.face.setFromUnitVectors(faceNormal(placement.face), up));
  pose.scale.set(placement.scale[0], placement.scale[1], placement.scale[2]);
}

/** Geometries of a model in the batch. */
interface Levels {
  readonly near: number;
  readonly far: number;
}

/** All pieces of the table in one draw: a geometry for each level of a model, one instance a piece. */
export class PieceBatch {
  readonly mesh: BatchedMesh;
  private readonly models = new Map<string, Levels>();
  /** Height of each model, in its own units. */
  private readonly heights = new Map<string, number>();
  private readonly pieces = new Map<string, { instance: number; placement: Placement }>();
  private readonly pose: Pose = { position: new Vector3(), turn: new Quaternion(), scale: new Vector3() };
  private room: { vertices: number; corners: number };
  private used = { vertices: 0, corners: 0 };

  /** Pieces look like the models on the shelf, `near` or `far`; those that are not there are made of simple shapes. */
  constructor(
    material: Material,
    private readonly shelf: Shelf,
    private readonly detail: 'near' | 'far' = 'near',
    first: Room = FIRST,
  ) {
    this.room = { vertices: first.vertices, corners: first.corners };
    this.mesh = new BatchedMesh(first.pieces, this.room.vertices, this.room.corners, material);
    // Everything is on the table and in view: culling and sorting would only cost.
    this.mesh.perObjectFrustumCulled = false;
    this.mesh.sortObjects = false;
    this.mesh.frustumCulled = false;
    this.mesh.castShadow = true;
    this.mesh.receiveShadow = true;
    this.mesh.raycast = () => undefined;
    this.mesh.visible = false;
    // A shadow does not show the finer level: a third of the triangles casts the same.
    this.mesh.onBeforeShadow = (...passed) => {
      this.use('far');
      BatchedMesh.prototype.onBeforeShadow.apply(this.mesh, passed);
    };
    this.mesh.onAfterShadow = () => this.use(this.detail);
  }

  /** Draws all pieces at this level of detail from now on. */
  private use(level: keyof Levels): void {
    if (this.detail === 'far') return;
    for (const { instance, placement } of this.pieces.values()) {
      const levels = this.models.get(placement.model);
      if (levels !== undefined) this.mesh.setGeometryIdAt(instance, levels[level]);
    }
  }

  /** Shows exactly these pieces, each where its placement says. */
  show(placements: readonly Placement[]): void {
    const wanted = new Set(placements.map(({ id }) => id));
    for (const [id, { instance }] of this.pieces) {
      if (wanted.has(id)) continue;
      this.mesh.deleteInstance(instance);
      this.pieces.delete(id);
    }
    for (const placement of placements) this.put(placement);
  }

  /** Adds a piece, or sets it where its placement says. */
  put(placement: Placement): void {
    const known = this.pieces.get(placement.id);
    if (known?.placement === placement) {
      this.place(known.instance, placement);
      return;
    }
    const geometry = this.levelsOf(placement.model)[this.detail];
    const instance = known?.instance ?? this.newInstance(geometry);
    if (known && known.placement.model !== placement.model) this.mesh.setGeometryIdAt(instance, geometry);
    this.pieces.set(placement.id, { instance, placement });
    this.place(instance, placement);
    this.paint(instance, placement, placement.stone);
  }

  /** Moves a piece without changing where it belongs. */
  move(id: string, pose: Pose): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    this.mesh.setMatrixAt(known.instance, scratch.matrix.compose(pose.position, pose.turn, pose.scale));
  }

  /** Stone climbs up a piece: 0 none, 1 all of it, from its feet to the top of its head. */
  petrify(id: string, share: number): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    const height = this.heights.get(known.placement.model) ?? 1;
    this.setLife(known.instance, -(0.001 + share * (height + STONE_EDGE)));
  }

  /** Turns all of a piece towards stone at once, 0 … 1. */
  fade(id: string, stone: number): void {
    const known = this.pieces.get(id);
    if (known !== undefined) this.setLife(known.instance, 1 - stone);
  }

  /** Takes a piece off the table. */
  remove(id: string): void {
    const known = this.pieces.get(id);
    if (known === undefined) return;
    this.mesh.deleteInstance(known.instance);
    this.pieces.delete(id);
  }

  dispose(): void {
    this.mesh.dispose();
  }

  private place(instance: number, placement: Placement): void {
    poseOf(placement, this.pose);
    this.mesh.setMatrixAt(instance, scratch.matrix.compose(this.pose.position, this.pose.turn, this.pose.scale));
  }

  private paint(instance: number, { tint }: Placement, stone: number): void {
    const { r, g, b } = scratch.colour.set(tint);
    this.mesh.setColorAt(instance, scratch.tint.set(r, g, b, 1 - stone));
  }

  private setLife(instance: number, life: number): void {
    this.mesh.getColorAt(instance, scratch.tint);
    this.mesh.setColorAt(instance, scratch.tint.setW(life));
  }

  private newInstance(geometry: number): number {
    if (this.pieces.size >= this.mesh.maxInstanceCount) this.mesh.setInstanceCount(this.mesh.maxInstanceCount * 2);
    return this.mesh.addInstance(geometry);
  }

  private levelsOf(model: string): Levels {
    const known = this.models.get(model);
    if (known !== undefined) return known;
    const sculpture = this.shelf.get(model);
    const near = this.add(sculpture?.near ?? madeModel(model));
    const levels = { near, far: sculpture === undefined ? near : this.add(sculpture.far) };
    this.models.set(model, levels);
    return levels;
  }

  private add(shape: BufferGeometry): number {
    this.makeRoom(shape.getAttribute('position').count, shape.index?.count ?? 0);
    // Its first geometry tells the batch which attributes there are: drawn before, the shader would miss them.
    this.mesh.visible = true;
    return this.mesh.addGeometry(shape);
  }

  private makeRoom(vertices: number, corners: number): void {
    const { used, room } = this;
    used.vertices += vertices;
    used.corners += corners;
    if (used.vertices <= room.vertices && used.corners <= room.corners) return;
    room.vertices = Math.max(room.vertices * 2, used.vertices);
    room.corners = Math.max(room.corners * 2, used.corners);
    this.mesh.setGeometrySize(room.vertices, room.corners);
  }
}
