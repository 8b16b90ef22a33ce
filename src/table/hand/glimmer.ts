import { type BufferGeometry, type Camera, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { marks } from '../../ui/look/index.ts';
import type { Placement } from '../layout/index.ts';
import type { Seen } from './aim.ts';
import { flatRing } from './flat-ring.ts';
import { stackOf } from './stack-of.ts';

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
