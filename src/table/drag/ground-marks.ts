import { BufferAttribute, BufferGeometry, type Camera, Color, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { marks, tableColours } from '../../ui/look/index.ts';
import type { Placement } from '../layout/index.ts';
import type { Seen } from './aim.ts';
import { stackOf } from './pressed-stack.ts';

/** Radius at ground level, in board units; `grows` and `fades` are for each unit of height. */
const FOOT = { radius: 0.26, grows: 0.5, fades: 1.4, dark: 0.62 } as const;
/** Above the ground that it is laid on, in board units. */
const OVER = 0.02;

/** Straight under what is carried: shows where it would come down, from how high. At every quality. */
export class SoftShadow {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;

  constructor() {
    const disc = flatRing(0, 1);
    const { count } = disc.getAttribute('position');
    const { r, g, b } = new Color(tableColours.ink);
    // Dark in the middle, nothing at the rim.
    const colours = Float32Array.from({ length: count * 4 }, (_, k) => [r, g, b, k % 8 < 4 ? 1 : 0][k % 4] ?? 0);
    disc.setAttribute('color', new BufferAttribute(colours, 4));
    const material = new MeshBasicMaterial({
      vertexColors: true,
      transparent: true,
      depthWrite: false,
      // The ground is uneven.
      polygonOffset: true,
      polygonOffsetFactor: -4,
      polygonOffsetUnits: -400,
    });
    this.mesh = new Mesh(disc, material);
    this.mesh.visible = false;
    this.mesh.raycast = () => undefined;
  }

  fall(x: number, ground: number, z: number, height: number): void {
    const size = FOOT.radius * (1 + FOOT.grows * height);
    this.mesh.visible = true;
    this.mesh.position.set(x, ground + OVER, z);
    this.mesh.scale.setScalar(size);
    this.mesh.material.opacity = FOOT.dark / (1 + FOOT.fades * height);
  }

  hide(): void {
    this.mesh.visible = false;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

const SIDES = 36;

/** Seen from above; a disc where `inner` is 0. In each pair of corners the inner one comes first. */
function flatRing(inner: number, outer: number): BufferGeometry {
  const corners = Array.from({ length: SIDES }, (_, k) => {
    const [x, z] = [Math.cos((k / SIDES) * 2 * Math.PI), Math.sin((k / SIDES) * 2 * Math.PI)];
    return [x * inner, 0, z * inner, x * outer, 0, z * outer];
  }).flat();
  const faces = Array.from({ length: SIDES }, (_, k) => {
    const [at, next] = [2 * k, 2 * ((k + 1) % SIDES)];
    return [at, next + 1, at + 1, at, next, next + 1];
  }).flat();
  return new BufferGeometry()
    .setAttribute('position', new BufferAttribute(Float32Array.from(corners), 3))
    .setIndex(faces);
}

/** CSS pixels from a stack's middle within which a pointer is near it. */
const NEAR = 48;
/** The ring of light around its foot: inner and outer radius, and how far above what it lies on, in board units. */
const RING = { inner: 0.25, outer: 0.31, over: 0.015 } as const;
/** Height of a stack's middle over its foot, in board units. */
const MIDDLE = 0.22;

const place = new Vector3();

type Foot = Pick<Placement, 'id' | 'x' | 'y' | 'z'>;

/** The lowest piece of each stack that may be taken: what it stands on comes first. */
export function feetOf(
  placements: readonly Placement[],
  may: (stack: NonNullable<ReturnType<typeof stackOf>>) => boolean,
): readonly Foot[] {
  const known = new Set<string>();
  return placements.filter(({ id }) => {
    const stack = stackOf(id);
    if (stack === null) return false;
    const name = JSON.stringify(stack);
    if (known.has(name)) return false;
    known.add(name);
    return may(stack);
  });
}

/** The light around what a pointer is near and may take. */
export class Glimmer {
  readonly mesh: Mesh<BufferGeometry, MeshBasicMaterial>;
  private lit: Foot | null = null;

  constructor() {
    const ring = flatRing(RING.inner, RING.outer);
    const material = new MeshBasicMaterial({
      color: marks.legal,
      transparent: true,
      opacity: 0.85,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      polygonOffsetUnits: -400,
    });
    this.mesh = new Mesh(ring, material);
    this.mesh.visible = false;
    this.mesh.raycast = () => undefined;
  }

  get isLit(): boolean {
    return this.lit !== null;
  }

  /** Lights what is nearest to the pointer, if anything is near. Says whether that has changed. */
  light(feet: readonly Foot[], camera: Camera, { width, height }: Seen, x: number, y: number): boolean {
    let near: Foot | null = null;
    let least = NEAR;
    for (const foot of feet) {
      place.set(foot.x, foot.y + MIDDLE, foot.z).project(camera);
      const away = Math.hypot(((place.x + 1) / 2) * width - x, ((1 - place.y) / 2) * height - y);
      if (away >= least) continue;
      least = away;
      near = foot;
    }
    return this.set(near);
  }

  dim(): boolean {
    return this.set(null);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }

  private set(foot: Foot | null): boolean {
    if (foot?.id === this.lit?.id) return false;
    this.lit = foot;
    this.mesh.visible = foot !== null;
    if (foot !== null) this.mesh.position.set(foot.x, foot.y + RING.over, foot.z);
    return true;
  }
}
