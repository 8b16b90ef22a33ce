import { MeshStandardMaterial, Vector2 } from 'three';

/** By position on the table: rings of a log cut lengthwise, with an occasional dark pore. */
const grain = /* glsl */ `
varying vec3 vWood;
const float PLANK = 0.94;
uniform float mitre;
uniform vec2 pool;
float woodHash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 45758.5453); }
float woodNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(woodHash(i), woodHash(i + vec2(1, 0)), f.x), mix(woodHash(i + vec2(0, 1)), woodHash(i + vec2(1, 1)), f.x), f.y);
}
float woodGrain(vec3 at) {
  if (abs(at.x) - mitre > abs(at.z)) at = at.zyx;
  float plank = floor(at.z / PLANK);
  float shift = woodHash(vec2(plank, 3.0)) * 31.0;
  vec2 p = vec2(at.x + shift, at.z);
  // The rings of the log bend along the plank; fibres and pores run with them.
  float bend = woodNoise(vec2(p.x * 0.31, p.y * 1.1)) * 1.5 + woodNoise(vec2(p.x * 0.9, p.y * 3.0)) * 0.3;
  float ring = 0.5 + 0.5 * sin((p.y * 1.6 + bend) * 15.0);
  float fibre = woodNoise(vec2(p.x * 2.6, (p.y + bend * 0.12) * 46.0));
  float pore = smoothstep(0.7, 0.92, woodNoise(vec2(p.x * 9.0, (p.y + bend * 0.12) * 90.0)));
  // Now and then a knot, around which the rings close.
  vec2 cell = floor(vec2(p.x / 2.3, plank)), eye = vec2(woodHash(cell + 5.0), 0.3 + 0.4 * woodHash(cell + 8.0));
  vec2 off = vec2(fract(p.x / 2.3) - eye.x, fract(at.z / PLANK) - eye.y) * vec2(2.3, PLANK);
  float near = length(off * vec2(0.55, 1.0)), knot = step(0.62, woodHash(cell + 11.0)) * (1.0 - smoothstep(0.05, 0.17, near));
  ring = mix(ring, 0.5 + 0.5 * sin(near * 95.0), knot);
  float tone = 0.36 + 0.34 * woodHash(vec2(plank, 9.0)) - 0.22 * knot;
  float seam = smoothstep(PLANK * 0.482, PLANK * 0.496, abs(fract(at.z / PLANK) - 0.5) * PLANK);
  return clamp(tone + 0.22 * ring * ring + 0.22 * (fibre - 0.5) - 0.18 * pore, 0.0, 1.0) * (1.0 - 0.85 * seam);
}
`;

const wood = /* glsl */ `
float brass = 0.0;
#ifdef USE_COLOR_ALPHA
  brass = step(vColor.a, -0.5);
#endif
float veins = woodGrain(vWood);
// Brass keeps its own colour under the varnish.
diffuseColor.rgb *= mix(vec3(mix(0.06, 1.16, veins)), 1.0 / diffuse, brass);
// The lamp lights what it stands over: beyond, the wood goes into the dusk of the room, in plum rather than black.
float dusk = smoothstep(0.2, 3.4, length(max(abs(vWood.xz) - pool, 0.0)));
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.36, 0.25, 0.23), dusk);
`;

/** Metal without a room to reflect would be black: without one it gets little more than its colour. */
const metal = /* glsl */ `
float metalnessFactor = 0.85 * brass;
#ifndef USE_ENVMAP
  metalnessFactor *= 0.3;
#endif
`;

/** What a colour's alpha says where a model is of brass instead of wood. */
export const BRASS = -1;

interface WoodOptions {
  /** Beyond it, further in x than in z, the grain runs along z: so it follows the four sides of a frame. */
  readonly mitre?: { readonly x: number; readonly z: number };
  readonly tint: string;
  /** Half the width and depth of what the lamp stands over, in board units; without it all is lit alike. */
  readonly pool?: { readonly x: number; readonly z: number };
}

/** Laid over the colours of the model by position on the table. The caller disposes of it. */
export function woodMaterial({ mitre = { x: Infinity, z: 0 }, tint, pool }: WoodOptions): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, color: tint, roughness: 0.44 });
  const uniforms = {
    mitre: { value: Math.min(1e3, mitre.x - mitre.z) },
    pool: { value: new Vector2(pool?.x ?? 1e3, pool?.z ?? 1e3) },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `varying vec3 vWood;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\n vWood = (modelMatrix * vec4(position, 1.0)).xyz;',
    );
    shader.fragmentShader = `${grain}${shader.fragmentShader}`
      .replace('#include <color_fragment>', `#include <color_fragment>\n${wood}`)
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = mix(roughness + 0.25 * (1.0 - veins), 0.4, brass);',
      )
      .replace('#include <metalnessmap_fragment>', metal);
  };
  return material;
}
