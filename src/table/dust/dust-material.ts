import { ShaderMaterial } from 'three';

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
}
`;

const fragmentShader = /* glsl */ `
varying vec2 vAt;
varying vec4 vTone;
varying float vSeed;
varying float vFlake;
void main() {
  float lumps = sin(vAt.x * 4.3 + vSeed) * sin(vAt.y * 3.7 + vSeed * 1.3) + 0.5 * sin(vAt.x * 7.9 - vAt.y * 6.1 + vSeed * 2.1);
  float body = 1.0 - smoothstep(0.35, 0.95, length(vAt) + lumps * 0.13);
  vec3 lit = vTone.rgb * (0.78 + 0.3 * (vAt.y - vAt.x * 0.5) + lumps * 0.05);
  gl_FragColor = vFlake > 0.5 ? vTone : vec4(lit, vTone.a * body);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}
`;

/** Soft puffs that face the camera, lit from the lamp's position, and flakes that tumble. The caller disposes of it. */
export function dustMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { now: { value: 0 } },
    transparent: true,
    depthWrite: false,
  });
}
