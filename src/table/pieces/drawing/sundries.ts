import {
  BufferAttribute,
  BufferGeometry,
  InstancedMesh,
  type Material,
  Matrix3,
  Matrix4,
  type Object3D,
  Vector3,
  Vector4,
} from 'three';
import type { DrawingOptions, Levels, ModelPieces } from './index.ts';

interface Stretch {
  readonly shape: BufferGeometry;
  /** Its first corner among all. */
  readonly first: number;
  readonly pose: Matrix4;
  readonly tint: Vector4;
}

const FIRST = 4096;
const sizes = { position: 3, normal: 3, color: 4, fx: 4, tint: 4 } as const;
type Name = keyof typeof sizes;

const scratch = { corner: new Vector3(), turn: new Matrix3() };

/** Pieces few and seldom moved (banners, badges, cloths) in one draw call: the CPU moves their corners. */
export class Sundries {
  private readonly stretches: Stretch[] = [];
  private geometry = emptyGeometry(FIRST);
  private used = 0;
  private mesh: InstancedMesh<BufferGeometry> | null = null;

  constructor(
    private readonly material: Material,
    private readonly options: DrawingOptions,
    private readonly parent: Object3D,
  ) {}

  model({ near, far }: Levels): ModelPieces {
    const shape = this.options.detail === 'near' ? near : far;
    const free: number[] = [];
    return {
      add: () => free.pop() ?? this.append(shape),
      remove: (slot) => {
        free.push(slot);
        this.place(slot, new Matrix4().makeScale(0, 0, 0));
        return false;
      },
      place: (slot, matrix) => this.place(slot, matrix),
      paint: (slot, tint) => this.paint(slot, tint),
      setLife: (slot, life) => this.paint(slot, this.stretch(slot).tint.setW(life)),
      read: (slot, matrix, tint) => {
        matrix.copy(this.stretch(slot).pose);
        tint.copy(this.stretch(slot).tint);
      },
      dispose: () => undefined,
    };
  }

  dispose(): void {
    this.hide();
    this.geometry.dispose();
  }

  private append(shape: BufferGeometry): number {
    const first = this.used;
    const count = cornersOf(shape);
    this.used += count;
    this.grow();
    for (const name of ['color', 'fx'] as const)
      this.fill(name, first, count, (k, part) => shape.getAttribute(name)?.getComponent(cornerAt(shape, k), part) ?? 1);
    this.geometry.setDrawRange(0, this.used);
    this.mesh ??= this.shown();
    return this.stretches.push({ shape, first, pose: new Matrix4(), tint: new Vector4(1, 1, 1, 1) }) - 1;
  }

  private place(slot: number, matrix: Matrix4): void {
    const { shape, first, pose } = this.stretch(slot);
    pose.copy(matrix);
    const { corner, turn } = scratch;
    turn.getNormalMatrix(matrix);
    const [position, normal] = [this.attribute('position'), this.attribute('normal')];
    const [positions, normals] = [shape.getAttribute('position'), shape.getAttribute('normal')];
    for (let k = 0; k < cornersOf(shape); k++) {
      const at = cornerAt(shape, k);
      corner.fromBufferAttribute(positions, at).applyMatrix4(matrix);
      position.setXYZ(first + k, corner.x, corner.y, corner.z);
      corner.fromBufferAttribute(normals, at).applyMatrix3(turn).normalize();
      normal.setXYZ(first + k, corner.x, corner.y, corner.z);
    }
    position.needsUpdate = true;
    normal.needsUpdate = true;
  }

  private paint(slot: number, tint: Vector4): void {
    const stretch = this.stretch(slot);
    stretch.tint.copy(tint);
    this.fill('tint', stretch.first, cornersOf(stretch.shape), (_, part) => tint.getComponent(part));
  }

  private fill(name: Name, first: number, count: number, value: (k: number, part: number) => number): void {
    const attribute = this.attribute(name);
    for (let k = 0; k < count; k++)
      for (let part = 0; part < sizes[name]; part++) attribute.setComponent(first + k, part, value(k, part));
    attribute.needsUpdate = true;
  }

  /** Buffers cannot grow: those that are full are copied into larger ones. */
  private grow(): void {
    const before = this.geometry;
    const full = before.getAttribute('position').count;
    if (this.used <= full) return;
    this.geometry = emptyGeometry(Math.max(full * 2, this.used));
    for (const name of Object.keys(sizes) as Name[])
      this.attribute(name).array.set(before.getAttribute(name).array as Float32Array);
    before.dispose();
    this.hide();
  }

  private hide(): void {
    this.mesh?.removeFromParent();
    this.mesh?.dispose();
    this.mesh = null;
  }

  private shown(): InstancedMesh<BufferGeometry> {
    // One instance, because the material's shader expects instances; the tint is the corners' own.
    const mesh = new InstancedMesh(this.geometry, this.material, 1);
    mesh.setMatrixAt(0, new Matrix4());
    mesh.frustumCulled = false;
    mesh.castShadow = this.options.shadows;
    mesh.receiveShadow = this.options.shadows;
    mesh.raycast = () => undefined;
    this.parent.add(mesh);
    return mesh;
  }

  private attribute(name: Name): BufferAttribute {
    const attribute = this.geometry.getAttribute(name);
    if (!(attribute instanceof BufferAttribute)) throw new Error(`There is no ${name}.`);
    return attribute;
  }

  private stretch(slot: number): Stretch {
    const known = this.stretches[slot];
    if (known === undefined) throw new Error(`There is no piece in slot ${slot}.`);
    return known;
  }
}

function emptyGeometry(corners: number): BufferGeometry {
  const geometry = new BufferGeometry();
  for (const [name, size] of Object.entries(sizes))
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(corners * size), size));
  return geometry;
}

function cornersOf(shape: BufferGeometry): number {
  return shape.index?.count ?? shape.getAttribute('position').count;
}

function cornerAt(shape: BufferGeometry, k: number): number {
  return shape.index?.getX(k) ?? k;
}
