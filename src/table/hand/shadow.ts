import { BufferAttribute, type BufferGeometry, Color, Mesh, MeshBasicMaterial } from 'three';
import { tableColours } from '../../ui/look/index.ts';
import { flatRing } from './flat-ring.ts';

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
