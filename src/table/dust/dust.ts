import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  type ShaderMaterial,
} from 'three';
import { dustMaterial } from './dust-material.ts';
import { DustPool, PUFFS, type Tone } from './dust-pool.ts';
import { festive, flashTone, goldTone, rubbleTone, stoneTone } from './tones.ts';

/** All dust of the table in one draw call, skipped while there is none. */
export class Dust {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly pool = new DustPool();
  private now = 0;

  constructor() {
    const quad = new PlaneGeometry(1, 1);
    const geometry = new InstancedBufferGeometry();
    geometry.index = quad.index;
    geometry.setAttribute('position', quad.getAttribute('position'));
    for (const [name, list] of [
      ['place', this.pool.places],
      ['drift', this.pool.drifts],
      ['look', this.pool.looks],
    ] as const)
      geometry.setAttribute(name, new InstancedBufferAttribute(list, 4).setUsage(DynamicDrawUsage));
    geometry.instanceCount = PUFFS;
    this.mesh = new Mesh(geometry, dustMaterial());
    this.mesh.frustumCulled = false;
    this.mesh.visible = false;
    this.mesh.raycast = () => undefined;
  }

  get alive(): boolean {
    return this.mesh.visible;
  }

  /** A cloud of `amount` (0 … 1) at a place, in board units. */
  puff(x: number, y: number, z: number, amount: number, tone: Tone): void {
    this.pool.puff(x, y, z, amount, tone, this.now);
    this.show();
  }

  /** The blow of a fight: a flash, sparks, and a ring of dust of that tone. */
  blow(x: number, y: number, z: number, tone: Tone): void {
    this.pool.ring(x, y, z, tone, this.now);
    this.pool.flash(x, y + 0.06, z, 0.46, flashTone, this.now);
    this.pool.chips(x, y, z, 9, 0.026, goldTone, this.now);
    this.show();
  }

  /** A cloud and a ring of dust, and chips of stone. */
  crumble(x: number, y: number, z: number): void {
    this.pool.puff(x, y, z, 1, rubbleTone, this.now);
    this.pool.ring(x, y, z, rubbleTone, this.now);
    this.pool.chips(x, y, z, 14, 0.044, stoneTone, this.now);
    this.show();
  }

  /** Sparks of gold. */
  glint(x: number, y: number, z: number): void {
    this.pool.chips(x, y, z, 6, 0.028, goldTone, this.now);
    this.show();
  }

  /** Confetti of a player's colour (an index into the palette), gold and ivory around a place. */
  confetti(x: number, z: number, colour: number): void {
    this.pool.confetti(x, z, festive(colour), this.now);
    this.show();
  }

  private show(): void {
    for (const name of ['place', 'drift', 'look']) this.mesh.geometry.getAttribute(name).needsUpdate = true;
    this.mesh.visible = true;
  }

  /** Advances by this many milliseconds of show time. */
  tick(milliseconds: number): void {
    if (!this.mesh.visible) return;
    this.now += milliseconds / 1000;
    this.mesh.visible = this.pool.isAlive(this.now);
    // Small numbers stay precise: time restarts whenever the air is clear.
    if (!this.mesh.visible) this.clear();
    const { now } = this.mesh.material.uniforms;
    if (now !== undefined) now.value = this.now;
  }

  clear(): void {
    this.pool.clear();
    this.now = 0;
    this.mesh.visible = false;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}
