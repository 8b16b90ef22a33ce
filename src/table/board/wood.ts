import { MeshStandardMaterial, type Texture, Vector2 } from 'three';
import { woodSize } from './wood-grain.ts';

/**
 * Where the grain turns by a quarter, a pixel's neighbours may lie across the mitre: slopes are taken before. They are lessened, so that pores stay
 * dark where a pixel covers more across the grain than along it.
 */
const lookup = /* glsl */ `
varying vec3 vWood;
uniform float mitre;
uniform vec2 pool;
uniform sampler2D grain;
float veinsHere() {
  vec2 at = vWood.xz, right = dFdx(at), up = dFdy(at);
  if (abs(at.x) - mitre > abs(at.y)) {
    at = at.yx;
    right = right.yx;
    up = up.yx;
  }
  return textureGrad(grain, at / WOOD, 0.6 * right / WOOD, 0.6 * up / WOOD).r;
}
`;

const wood = /* glsl */ `
float brass = 0.0;
#ifdef USE_COLOR_ALPHA
  brass = step(vColor.a, -0.5);
#endif
float veins = veinsHere();
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
  /** See `useWoodGrain`. */
  readonly grain: Texture;
  /** Beyond it, further in x than in z, the grain runs along z: so it follows the four sides of a frame. */
  readonly mitre?: { readonly x: number; readonly z: number };
  readonly tint: string;
  /** Half the width and depth of what the lamp stands over, in board units; without it all is lit alike. */
  readonly pool?: { readonly x: number; readonly z: number };
}

/** Laid over the colours of the model by position on the table. The caller disposes of it. */
export function woodMaterial({ grain, mitre = { x: Infinity, z: 0 }, tint, pool }: WoodOptions): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, color: tint, roughness: 0.44 });
  const uniforms = {
    grain: { value: grain },
    mitre: { value: Math.min(1e3, mitre.x - mitre.z) },
    pool: { value: new Vector2(pool?.x ?? 1e3, pool?.z ?? 1e3) },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `varying vec3 vWood;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\n vWood = (modelMatrix * vec4(position, 1.0)).xyz;',
    );
    shader.fragmentShader = `${woodSize}${lookup}${shader.fragmentShader}`
      .replace('#include <color_fragment>', `#include <color_fragment>\n${wood}`)
      .replace(
        '#include <roughnessmap_fragment>',
        'float roughnessFactor = mix(roughness + 0.25 * (1.0 - veins), 0.4, brass);',
      )
      .replace('#include <metalnessmap_fragment>', metal);
  };
  return material;
}
