import { BatchedMesh, type BufferGeometry, type Material, type Matrix4, Vector4 } from 'three';
import type { Drawing, DrawingOptions, Levels } from './index.ts';

interface Numbers {
  readonly near: number;
  readonly far: number;
}

const scratch = new Vector4();

/** All pieces in one draw call; without `WEBGL_multi_draw`, one draw call per piece. */
export class MultiDraw implements Drawing {
  readonly object: BatchedMesh;
  readonly perModel = false;
  private readonly models: Numbers[] = [];
  /** The model of each piece. */
  private readonly pieces = new Map<number, number>();
  private capacity: { vertices: number; corners: number };
  private used = { vertices: 0, corners: 0 };
  private readonly detail: 'near' | 'far';

  constructor(material: Material, { detail, shadows, capacity: { pieces, vertices, corners } }: DrawingOptions) {
    this.detail = detail;
    this.capacity = { vertices, corners };
    this.object = new BatchedMesh(pieces, vertices, corners, material);
    // Everything is on the table and in view: culling and sorting would only cost time.
    this.object.perObjectFrustumCulled = false;
    this.object.sortObjects = false;
    this.object.frustumCulled = false;
    this.object.castShadow = shadows;
    this.object.receiveShadow = shadows;
    this.object.raycast = () => undefined;
    this.object.visible = false;
    // A shadow does not show the finer level: a third of the triangles casts the same one.
    this.object.onBeforeShadow = (...passed) => {
      this.use('far');
      BatchedMesh.prototype.onBeforeShadow.apply(this.object, passed);
    };
    this.object.onAfterShadow = () => this.use(this.detail);
  }

  private use(level: keyof Numbers): void {
    if (this.detail === 'far') return;
    for (const [piece, model] of this.pieces) this.object.setGeometryIdAt(piece, this.geometry(model, level));
  }

  addModel({ near, far }: Levels): number {
    const number = this.addGeometry(near);
    return this.models.push({ near: number, far: near === far ? number : this.addGeometry(far) }) - 1;
  }

  add(model: number): number {
    const { object, pieces } = this;
    if (pieces.size >= object.maxInstanceCount) object.setInstanceCount(object.maxInstanceCount * 2);
    const piece = object.addInstance(this.geometry(model, this.detail));
    pieces.set(piece, model);
    return piece;
  }

  change(piece: number, model: number): void {
    this.object.setGeometryIdAt(piece, this.geometry(model, this.detail));
    this.pieces.set(piece, model);
  }

  remove(piece: number): void {
    this.object.deleteInstance(piece);
    this.pieces.delete(piece);
  }

  place(piece: number, matrix: Matrix4): void {
    this.object.setMatrixAt(piece, matrix);
  }

  paint(piece: number, tint: Vector4): void {
    this.object.setColorAt(piece, tint);
  }

  setLife(piece: number, life: number): void {
    this.object.getColorAt(piece, scratch);
    this.object.setColorAt(piece, scratch.setW(life));
  }

  dispose(): void {
    this.object.dispose();
  }

  private geometry(model: number, level: keyof Numbers): number {
    const numbers = this.models[model];
    if (numbers === undefined) throw new Error(`There is no model ${model}.`);
    return numbers[level];
  }

  private addGeometry(shape: BufferGeometry): number {
    this.grow(shape.getAttribute('position').count, shape.index?.count ?? 0);
    // The batch learns its attributes from the first geometry: drawn before that, the shader would lack them.
    this.object.visible = true;
    return this.object.addGeometry(shape);
  }

  private grow(vertices: number, corners: number): void {
    const { used, capacity } = this;
    used.vertices += vertices;
    used.corners += corners;
    if (used.vertices <= capacity.vertices && used.corners <= capacity.corners) return;
    capacity.vertices = Math.max(capacity.vertices * 2, used.vertices);
    capacity.corners = Math.max(capacity.corners * 2, used.corners);
    this.object.setGeometrySize(capacity.vertices, capacity.corners);
  }
}
