import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import {
  LinearMipmapLinearFilter,
  Mesh,
  OrthographicCamera,
  PlaneGeometry,
  RedFormat,
  RepeatWrapping,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import type { Quality } from '../quality.ts';
import { useRestored } from '../use-restored.ts';

/** Lengths in board units: how broad a plank is, how far apart its knots are, and after what all wood repeats. */
export const woodSize = /* glsl */ `
const float PLANK = 0.94;
const float KNOTS = 2.3;
const vec2 WOOD = vec2(8.0 * KNOTS, 8.0 * PLANK);
`;

/** Rings of a log cut lengthwise, with an occasional dark pore, by place: along x lie the planks. */
const woodGrain = /* glsl */ `
float woodHash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 45758.5453); }
/** With so many features along and across until it repeats. */
float woodNoise(vec2 at, vec2 count) {
  at *= count / WOOD;
  vec2 i = mod(floor(at), count), j = mod(i + 1.0, count), f = fract(at);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(woodHash(i), woodHash(vec2(j.x, i.y)), f.x), mix(woodHash(vec2(i.x, j.y)), woodHash(j), f.x), f.y);
}
float grainAt(vec2 at) {
  float plank = mod(floor(at.y / PLANK), 8.0);
  vec2 p = vec2(at.x + woodHash(vec2(plank, 3.0)) * 31.0, at.y);
  // The rings of the log bend along the plank; fibres and pores run with them.
  float bend = woodNoise(p, vec2(6.0, 8.0)) * 1.5 + woodNoise(p, vec2(17.0, 23.0)) * 0.3;
  float ring = 0.5 + 0.5 * sin(p.y * 29.0 * 6.2831853 / WOOD.y + bend * 15.0);
  vec2 bent = vec2(p.x, p.y + bend * 0.12);
  float fibre = woodNoise(bent, vec2(48.0, 346.0));
  float pore = smoothstep(0.7, 0.92, woodNoise(bent, vec2(166.0, 677.0)));
  // Now and then a knot, around which the rings close.
  vec2 cell = vec2(mod(floor(p.x / KNOTS), 8.0), plank), eye = vec2(woodHash(cell + 5.0), 0.3 + 0.4 * woodHash(cell + 8.0));
  vec2 off = vec2(fract(p.x / KNOTS) - eye.x, fract(at.y / PLANK) - eye.y) * vec2(KNOTS, PLANK);
  float near = length(off * vec2(0.55, 1.0)), knot = step(0.62, woodHash(cell + 11.0)) * (1.0 - smoothstep(0.05, 0.17, near));
  ring = mix(ring, 0.5 + 0.5 * sin(near * 95.0), knot);
  float tone = 0.36 + 0.34 * woodHash(vec2(plank, 9.0)) - 0.22 * knot;
  float seam = smoothstep(PLANK * 0.482, PLANK * 0.496, abs(fract(at.y / PLANK) - 0.5) * PLANK);
  return clamp(tone + 0.22 * ring * ring + 0.22 * (fibre - 0.5) - 0.18 * pore, 0.0, 1.0) * (1.0 - 0.85 * seam);
}
`;

/** Texels along and across the grain: about as many to a pixel of a table seen at a slant. */
const SIDES = { near: [2048, 1024], far: [1024, 512] } as const;

/** The grain of all wood as a map of one channel, painted before the first frame and again after a lost context. */
export function useWoodGrain(detail: Quality['detail']): Texture {
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  const restored = useRestored();
  const map = useMemo(() => emptyMap(detail), [detail]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `restored` paints it again.
  useLayoutEffect(() => {
    paint(gl, map);
    invalidate();
  }, [gl, map, invalidate, restored]);
  useEffect(() => () => map.dispose(), [map]);
  return map.texture;
}

function emptyMap(detail: Quality['detail']): WebGLRenderTarget {
  const [along, across] = SIDES[detail];
  return new WebGLRenderTarget(along, across, {
    format: RedFormat,
    wrapS: RepeatWrapping,
    wrapT: RepeatWrapping,
    minFilter: LinearMipmapLinearFilter,
    generateMipmaps: true,
    depthBuffer: false,
  });
}

function paint(gl: WebGLRenderer, map: WebGLRenderTarget): void {
  const material = new ShaderMaterial({
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }',
    fragmentShader: `varying vec2 at;\n${woodSize}${woodGrain}\nvoid main() { gl_FragColor = vec4(grainAt(at * WOOD)); }`,
    depthTest: false,
  });
  const sheet = new Mesh(new PlaneGeometry(2, 2), material);
  sheet.frustumCulled = false;
  gl.setRenderTarget(map);
  gl.render(sheet, new OrthographicCamera());
  gl.setRenderTarget(null);
  sheet.geometry.dispose();
  material.dispose();
}
