import { type DataTexture, type Material, MeshDepthMaterial, type MeshStandardMaterial } from 'three';
import { raise } from '../board/board-shader.ts';
import { pieceMaterial } from '../pieces/piece-material.ts';

const head = /* glsl */ `
attribute vec2 clearing;
uniform sampler2D regions;
${raise}
`;

/** A prop in the way of a stack or a marker shrinks to a point below the board; the others rise with their ground. */
const makeRoom = /* glsl */ `
#include <begin_vertex>
float occupied = texelFetch(regions, ivec2(int(clearing.x + 0.5), 2), 0).w;
if (clearing.y > 0.5 && mod(floor(occupied / clearing.y), 2.0) > 0.5) transformed = vec3(0.0, -1.0, 0.0);
else transformed.y += raiseOf(texelFetch(regions, ivec2(int(clearing.x + 0.5), 2), 0), texelFetch(regions, ivec2(int(clearing.x + 0.5), 3), 0), position.xz);
`;

function clear(material: Material, regions: DataTexture): void {
  const compile = material.onBeforeCompile.bind(material);
  material.onBeforeCompile = (shader, renderer) => {
    shader.vertexShader = `${head}${shader.vertexShader}`.replace('#include <begin_vertex>', makeRoom);
    compile(shader, renderer);
    shader.uniforms.regions = { value: regions };
  };
  material.customProgramCacheKey = () => 'clearings';
}

/** Materials of the props, for the eye and for the shadow: both make room according to `regions`. The caller disposes of them. */
export function propMaterials(regions: DataTexture): {
  readonly seen: MeshStandardMaterial;
  readonly shadow: MeshDepthMaterial;
} {
  const seen = pieceMaterial();
  const shadow = new MeshDepthMaterial();
  clear(seen, regions);
  clear(shadow, regions);
  return { seen, shadow };
}
