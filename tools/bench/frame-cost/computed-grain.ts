import type { Shading } from './shading.ts';

/** Wood whose grain was computed where it is seen. Not to be changed: what is drawn now is measured against it. */
export const computedGrain: Shading = {
  vertexHead: 'varying vec3 vWood;',
  fragmentHead: /* glsl */ `
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
  float bend = woodNoise(vec2(p.x * 0.31, p.y * 1.1)) * 1.5 + woodNoise(vec2(p.x * 0.9, p.y * 3.0)) * 0.3;
  float ring = 0.5 + 0.5 * sin((p.y * 1.6 + bend) * 15.0);
  float fibre = woodNoise(vec2(p.x * 2.6, (p.y + bend * 0.12) * 46.0));
  float pore = smoothstep(0.7, 0.92, woodNoise(vec2(p.x * 9.0, (p.y + bend * 0.12) * 90.0)));
  vec2 cell = floor(vec2(p.x / 2.3, plank)), eye = vec2(woodHash(cell + 5.0), 0.3 + 0.4 * woodHash(cell + 8.0));
  vec2 off = vec2(fract(p.x / 2.3) - eye.x, fract(at.z / PLANK) - eye.y) * vec2(2.3, PLANK);
  float near = length(off * vec2(0.55, 1.0)), knot = step(0.62, woodHash(cell + 11.0)) * (1.0 - smoothstep(0.05, 0.17, near));
  ring = mix(ring, 0.5 + 0.5 * sin(near * 95.0), knot);
  float tone = 0.36 + 0.34 * woodHash(vec2(plank, 9.0)) - 0.22 * knot;
  float seam = smoothstep(PLANK * 0.482, PLANK * 0.496, abs(fract(at.z / PLANK) - 0.5) * PLANK);
  return clamp(tone + 0.22 * ring * ring + 0.22 * (fibre - 0.5) - 0.18 * pore, 0.0, 1.0) * (1.0 - 0.85 * seam);
}
`,
  chunks: {
    begin_vertex: '#include <begin_vertex>\n vWood = (modelMatrix * vec4(position, 1.0)).xyz;',
    color_fragment: /* glsl */ `
#include <color_fragment>
float brass = 0.0;
#ifdef USE_COLOR_ALPHA
  brass = step(vColor.a, -0.5);
#endif
float veins = woodGrain(vWood);
diffuseColor.rgb *= mix(vec3(mix(0.06, 1.16, veins)), 1.0 / diffuse, brass);
float dusk = smoothstep(0.2, 3.4, length(max(abs(vWood.xz) - pool, 0.0)));
diffuseColor.rgb *= mix(vec3(1.0), vec3(0.36, 0.25, 0.23), dusk);
`,
    roughnessmap_fragment: 'float roughnessFactor = mix(roughness + 0.25 * (1.0 - veins), 0.4, brass);',
    metalnessmap_fragment: /* glsl */ `
float metalnessFactor = 0.85 * brass;
#ifndef USE_ENVMAP
  metalnessFactor *= 0.3;
#endif
`,
  },
};
