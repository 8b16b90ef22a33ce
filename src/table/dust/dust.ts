import {
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three';
import type { Colour } from '../../ui/look/index.ts';
import { DustPool, festive, flashTone, glowOf, goldTone, PUFFS, stoneTone, type Tone } from './dust-pool.ts';

const vertexShader = /* glsl */ `
attribute vec4 place;
attribute vec4 drift;
attribute vec4 look;
uniform float now;
varying vec2 vAt;
varying vec4 vTone;
varying float vSeed;
varying float vFlake;
void main() {
  float age = clamp((now - place.w) / max(drift.w, 0.01), 0.0, 1.0);
  float alive = step(place.w, now) * (1.0 - step(1.0, age));
  float spread = 1.0 - pow(1.0 - age, 2.6);
  vFlake = step(look.w, 0.0);
  vSeed = place.x * 17.0 + place.z * 31.0 + drift.x * 9.0;
  vec3 off = drift.xyz * spread;
  // A flake flies in an arc, or falls evenly, swaying.
  float arc = drift.y > 0.0 ? 4.0 * age * (1.0 - age) : age;
  float sway = drift.y > 0.0 ? 0.0 : 0.09 * sin(age * 11.0 + vSeed);
  off = mix(off, vec3(drift.x * age + sway, drift.y * arc, drift.z * age), vFlake);
  vec4 centre = modelViewMatrix * vec4(place.xyz + off, 1.0);
  float size = mix(look.w * mix(0.45, 1.25, spread), -look.w, vFlake) * alive;
  // A flake tumbles: it turns, and shows its edge by turns.
  float turn = (age * 9.0 + vSeed) * vFlake;
  vec2 quad = position.xy * vec2(1.0, mix(1.0, 0.25 + 0.55 * abs(cos(age * 14.0 + vSeed)), vFlake));
  centre.xy += mat2(cos(turn), sin(turn), -sin(turn), cos(turn)) * quad * size * 2.0;
  // Nearer to the eye than what it lies on, so that the ground does not cut it.
  centre.z += size * 0.9;
  gl_Position = projectionMatrix * centre;
  vAt = position.xy * 2.0;
  float faded = pow(1.0 - age, 1.4) * smoothstep(0.0, 0.06, age) * 0.9;
  vTone = vec4(look.rgb * mix(1.0, 0.75 + 0.5 * abs(cos(age * 14.0 + vSeed)), vFlake), mix(faded, 1.0 - smoothstep(0.85, 1.0, age), vFlake));
  vFlake *= drift.y > 0.0 ? 1.0 : 2.0;
}
`;

const fragmentShader = /* glsl */ `
varying vec2 vAt;
varying vec4 vTone;
varying float vSeed;
varying float vFlake;
void main() {
  // What flies up is a splinter with two faces; what falls, a flake of paper.
  if (vFlake > 0.5 && vFlake < 1.5) {
    float corner = abs(vAt.x) * 1.15 + abs(vAt.y + 0.35 * sin(vSeed) * (1.0 - abs(vAt.x)));
    float solid = 1.0 - smoothstep(0.8 - fwidth(corner), 0.8, corner);
    gl_FragColor = vec4(vTone.rgb * (vAt.x + 0.3 * vAt.y > 0.0 ? 1.12 : 0.78), vTone.a * solid);
    #include <tonemapping_fragment>
    #include <colorspace_fragment>
    return;
  }
  float lumps = sin(vAt.x * 4.3 + vSeed) * sin(vAt.y * 3.7 + vSeed * 1.3) + 0.5 * sin(vAt.x * 7.9 - vAt.y * 6.1 + vSeed * 2.1);
  float body = 1.0 - smoothstep(0.35, 0.95, length(vAt) + lumps * 0.13);
  vec3 lit = vTone.rgb * (0.78 + 0.3 * (vAt.y - vAt.x * 0.5) + lumps * 0.05);
  gl_FragColor = vFlake > 0.5 ? vTone : vec4(lit, vTone.a * body);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

/** Soft puffs that face the camera, lit from the lamp's position, and flakes that tumble. The caller disposes of it. */
function dustMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { now: { value: 0 } },
    transparent: true,
    depthWrite: false,
  });
}

/** All dust of the table in one draw call, skipped while there is none. */
export class Dust {
  readonly mesh: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly pool = new DustPool();
  private now = 0;
  private embers: { readonly tint: Colour; readonly tone: Tone } | null = null;

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

  crumble(x: number, y: number, z: number): void {
    this.pool.chips(x, y, z, 12, 0.04, stoneTone, this.now);
    this.show();
  }

  /** A glow of that colour where an ember is, or was so many milliseconds ago; it fades behind it. */
  ember(x: number, y: number, z: number, tint: Colour, ago: number): void {
    if (this.embers?.tint !== tint) this.embers = { tint, tone: glowOf(tint) };
    this.pool.ember(x, y, z, this.embers.tone, this.now - ago / 1000);
    this.show();
  }

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
