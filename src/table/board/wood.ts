import { MeshStandardMaterial } from 'three';

/** Grain of a plank, computed from the position on the table: rings of a log cut lengthwise, with an occasional dark pore. */
const grain = /* glsl */ `
varying vec3 vWood;
uniform float mitre;
float woodHash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 45758.5453); }
float woodNoise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(woodHash(i), woodHash(i + vec2(1, 0)), f.x), mix(woodHash(i + vec2(0, 1)), woodHash(i + vec2(1, 1)), f.x), f.y);
}
float woodGrain(vec3 at) {
  if (abs(at.x) - mitre > abs(at.z)) at = at.zyx;
  float plank = floor(at.z / 1.9);
  vec2 p = vec2(at.x * 0.22 + plank * 13.7, at.z * 1.9);
  float ring = sin((p.y + woodNoise(p * vec2(1.0, 0.7)) * 2.6) * 5.0);
  float pore = woodNoise(vec2(at.x * 2.0, at.z * 46.0 + plank));
  float seam = smoothstep(0.0, 0.02, abs(fract(at.z / 1.9) - 0.5) * 1.9 - 0.93);
  return clamp(0.45 + 0.22 * ring + 0.4 * (pore - 0.5), 0.0, 1.0) * (1.0 - 0.75 * seam);
}
`;

/**
 * Wood with a procedural grain, laid over the colours of the model by position on the table. Beyond `mitre`, further in x than in z, the grain runs
 * along z: so it follows the four sides of a frame. The caller disposes of it.
 */
export function woodMaterial(mitre = { x: Infinity, z: 0 }): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, color: '#ffd9b4', roughness: 0.78 });
  const uniforms = { mitre: { value: Math.min(1e3, mitre.x - mitre.z) } };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `varying vec3 vWood;\n${shader.vertexShader}`.replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\n vWood = (modelMatrix * vec4(position, 1.0)).xyz;',
    );
    shader.fragmentShader = `${grain}${shader.fragmentShader}`.replace(
      '#include <color_fragment>',
      '#include <color_fragment>\n diffuseColor.rgb *= mix(0.26, 1.0, woodGrain(vWood));',
    );
  };
  return material;
}
