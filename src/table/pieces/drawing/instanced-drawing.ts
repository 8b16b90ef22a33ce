import {
  type BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  type Object3D,
  Vector4,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { Drawing, DrawingOptions, Levels, ModelPieces } from './index.ts';
import { Sundries } from './sundries.ts';

/** Initial room for instances of a model. */
const FIRST = 16;

/** All pieces of one model, in one draw call, in order of arrival. */
class InstancedModel implements ModelPieces {
  private mesh: InstancedMesh<BufferGeometry>;
  private tints: InstancedBufferAttribute;

  /** The mesh stays in `parent` for the model's lifetime. */
  constructor(
    { near, far }: Levels,
    private readonly material: Material,
    private readonly options: DrawingOptions,
    private readonly parent: Object3D,
  ) {
    // Both levels are in one geometry, of which only a range is drawn: first the visible level, then the shadow's.
    const both = options.detail === 'near' && options.shadows && near !== far;
    const seen = options.detail === 'near' ? near : far;
    const geometry = both ? mergeGeometries([near, far]) : seen.clone();
    this.tints = tintsFor(geometry, FIRST);
    this.mesh = this.meshOf(geometry, FIRST);
    if (both) this.castFrom(lengthOf(near), lengthOf(far));
  }

  add(): number {
    const { mesh } = this;
    if (mesh.count === mesh.instanceMatrix.count) this.grow();
    this.mesh.visible = true;
    return this.mesh.count++;
  }

  remove(slot: number): boolean {
    const { mesh, tints } = this;
    mesh.instanceMatrix.array.copyWithin(slot * 16, (slot + 1) * 16, mesh.count * 16);
    tints.array.copyWithin(slot * 4, (slot + 1) * 4, mesh.count * 4);
    mesh.count -= 1;
    mesh.visible = mesh.count > 0;
    this.changed();
    return true;
  }

  place(slot: number, matrix: Matrix4): void {
    this.mesh.setMatrixAt(slot, matrix);
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  paint(slot: number, { x, y, z, w }: Vector4): void {
    this.tints.setXYZW(slot, x, y, z, w).needsUpdate = true;
  }

  setLife(slot: number, life: number): void {
    this.tints.setW(slot, life).needsUpdate = true;
  }

  read(slot: number, matrix: Matrix4, tint: Vector4): void {
    this.mesh.getMatrixAt(slot, matrix);
    tint.fromBufferAttribute(this.tints, slot);
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.dispose();
    this.mesh.geometry.dispose();
  }

  private changed(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.tints.needsUpdate = true;
  }

  /** Doubles the room: buffers cannot grow, so the mesh is rebuilt around the geometry. */
  private grow(): void {
    const { mesh, tints } = this;
    const capacity = mesh.count * 2;
    this.dispose();
    this.tints = tintsFor(mesh.geometry, capacity);
    this.tints.array.set(tints.array);
    this.mesh = this.meshOf(mesh.geometry, capacity);
    this.mesh.instanceMatrix.array.set(mesh.instanceMatrix.array);
    this.mesh.count = mesh.count;
    this.mesh.onBeforeShadow = mesh.onBeforeShadow;
    this.mesh.onAfterShadow = mesh.onAfterShadow;
  }

  private castFrom(near: number, far: number): void {
    const { mesh } = this;
    const { geometry } = mesh;
    geometry.setDrawRange(0, near);
    mesh.onBeforeShadow = () => geometry.setDrawRange(near, far);
    mesh.onAfterShadow = () => geometry.setDrawRange(0, near);
  }

  private meshOf(geometry: BufferGeometry, capacity: number): InstancedMesh<BufferGeometry> {
    const mesh = new InstancedMesh(geometry, this.material, capacity);
    mesh.count = 0;
    mesh.visible = false;
    // Everything is on the table and in view.
    mesh.frustumCulled = false;
    mesh.castShadow = this.options.shadows;
    mesh.receiveShadow = this.options.shadows;
    mesh.raycast = () => undefined;
    this.parent.add(mesh);
    return mesh;
  }
}

function tintsFor(geometry: BufferGeometry, capacity: number): InstancedBufferAttribute {
  const tints = new InstancedBufferAttribute(new Float32Array(capacity * 4).fill(1), 4);
  geometry.setAttribute('tint', tints);
  return tints;
}

function lengthOf(geometry: BufferGeometry): number {
  return geometry.index?.count ?? geometry.getAttribute('position').count;
}

interface Seat {
  readonly model: ModelPieces;
  slot: number;
}

const scratch = { matrix: new Matrix4(), tint: new Vector4() };

/** One draw call per model, and one for all models of few pieces, for browsers without `WEBGL_multi_draw`. */
export class InstancedDrawing implements Drawing {
  readonly object = new Group();
  readonly perModel = true;
  private readonly models: ModelPieces[] = [];
  private readonly sundries: Sundries;
  private readonly seats = new Map<number, Seat>();
  private next = 0;

  constructor(
    private readonly material: Material,
    private readonly options: DrawingOptions,
  ) {
    this.sundries = new Sundries(material, options, this.object);
  }

  addModel(levels: Levels): number {
    const { material, options, object } = this;
    const pieces = levels.lone ? this.sundries.model(levels) : new InstancedModel(levels, material, options, object);
    return this.models.push(pieces) - 1;
  }

  add(model: number): number {
    const wanted = this.model(model);
    this.seats.set(this.next, { model: wanted, slot: wanted.add() });
    return this.next++;
  }

  change(piece: number, model: number): void {
    const [from, to] = [this.seat(piece), this.model(model)];
    if (from.model === to) return;
    const seat = { model: to, slot: to.add() };
    from.model.read(from.slot, scratch.matrix, scratch.tint);
    to.place(seat.slot, scratch.matrix);
    to.paint(seat.slot, scratch.tint);
    this.remove(piece);
    this.seats.set(piece, seat);
  }

  remove(piece: number): void {
    const { model, slot } = this.seat(piece);
    this.seats.delete(piece);
    if (!model.remove(slot)) return;
    for (const other of this.seats.values()) if (other.model === model && other.slot > slot) other.slot -= 1;
  }

  place(piece: number, matrix: Matrix4): void {
    const { model, slot } = this.seat(piece);
    model.place(slot, matrix);
  }

  paint(piece: number, tint: Vector4): void {
    const { model, slot } = this.seat(piece);
    model.paint(slot, tint);
  }

  setLife(piece: number, life: number): void {
    const { model, slot } = this.seat(piece);
    model.setLife(slot, life);
  }

  dispose(): void {
    for (const model of this.models) model.dispose();
    this.sundries.dispose();
  }

  private model(model: number): ModelPieces {
    const known = this.models[model];
    if (known === undefined) throw new Error(`There is no model ${model}.`);
    return known;
  }

  private seat(piece: number): Seat {
    const known = this.seats.get(piece);
    if (known === undefined) throw new Error(`There is no piece ${piece}.`);
    return known;
  }
}
