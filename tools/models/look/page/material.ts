import { Color, MeshStandardMaterial } from 'three';

const head = /* glsl */ `
attribute vec4 _fx;
varying vec4 vFx;
`;

/** Stone as in decline: the painted greys survive, finish and glow do not. */
const colour = /* glsl */ `
#include <color_fragment>
diffuseColor.rgb *= mix(vec3(1.0), tint, vFx.w);
float luma = sqrt(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
vec3 carved = mix(vec3(0.10, 0.11, 0.125), vec3(0.34, 0.335, 0.31), smoothstep(0.1, 0.95, luma)) * mix(0.35, 1.0, vColor.a);
diffuseColor.rgb = mix(diffuseColor.rgb, carved, stone);
`;

/** The look of a built model: its colour, finish and tint from the vertices. `stone`: 0 alive … 1 stone. */
export function painted(tint: string, stone: number): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true });
  const uniforms = { tint: { value: new Color(tint) }, stone: { value: stone } };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `${head}${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\n vFx = _fx;',
    );
    shader.fragmentShader = `uniform vec3 tint;\nuniform float stone;\nvarying vec4 vFx;\n${shader.fragmentShader}`
      .replace('#include <color_fragment>', colour)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(vFx.x, 0.9, stone);')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vFx.y * (1.0 - stone);')
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\n totalEmissiveRadiance += diffuseColor.rgb * vFx.z * (1.0 - stone) * 1.6;',
      );
  };
  return material;
}
