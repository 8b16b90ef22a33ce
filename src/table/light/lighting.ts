import {
  BackSide,
  BoxGeometry,
  Color,
  CustomToneMapping,
  FrontSide,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { lamp } from '../../ui/look/index.ts';

/**
 * The grade of every picture, at the end of each material's shader, without a pass of its own: a neutral shoulder (as Khronos' PBR Neutral), plum
 * shadows that are never black, amber middle tones, greens and blues a little calmer.
 */
const grade = /* glsl */ `
vec3 CustomToneMapping( vec3 color ) {
  const vec3 weights = vec3( 0.2126, 0.7152, 0.0722 );
  color *= toneMappingExposure;
  float most = max( color.r, max( color.g, color.b ) );
  float cool = clamp( ( max( color.g, color.b ) - color.r ) / max( most, 1e-4 ), 0.0, 1.0 );
  float luma = dot( color, weights );
  color = mix( color, vec3( luma ), 0.15 * cool );
  float middle = smoothstep( 0.02, 0.22, luma ) * ( 1.0 - smoothstep( 0.4, 0.95, luma ) );
  color *= mix( vec3( 1.0 ), vec3( 1.05, 1.0, 0.94 ), middle );
  color += vec3( 0.0045, 0.002, 0.0055 ) * ( 1.0 - smoothstep( 0.0, 0.12, luma ) );
  const float shoulder = 0.76;
  float peak = max( color.r, max( color.g, color.b ) );
  if ( peak < shoulder ) return color;
  float d = 1.0 - shoulder;
  float lowered = 1.0 - d * d / ( peak + d - shoulder );
  color *= lowered / peak;
  return mix( color, vec3( lowered ), 1.0 - 1.0 / ( 0.15 * ( peak - lowered ) + 1.0 ) );
}`;

const placeholder = 'vec3 CustomToneMapping( vec3 color ) { return color; }';

/** Renderer settings that give every material the grade. three offers this function of its shaders to be replaced. */
export function graded(): { readonly toneMapping: typeof CustomToneMapping; readonly toneMappingExposure: number } {
  ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(placeholder, grade);
  return { toneMapping: CustomToneMapping, toneMappingExposure: 1.12 };
}

// Where the lamps stand: multiples of the lit area's reach (half its width), x to the right, y up, z to the viewer;
// strengths as three has them. The table and the sheets of its models share them.

/** Strength of the light around relative to the lamp's. */
export const FILL = 0.42;

/** Over the viewer's left shoulder: figures show their bright side. Aimed a little to the viewer's side. */
export const key = { from: [-1.05, 1.7, 0.95], at: [0, 0, 0.25], strength: 6.2, angle: 0.6 } as const;

/** Behind and low: sets figures off, leaves the ground to the lamp. Without reflections, wood needs more of it. */
export const rim = { from: [0.6, 0.5, -1.1], lit: 0.95, bare: 1.1 } as const;

type Panel = readonly [
  colour: string,
  strength: number,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
];

/**
 * A dim room at night: the lamp's shade above, a hearth to one side, a moonlit window on the other; and behind the table, where brass, varnish and water
 * mirror it to the viewer, shelves in candlelight.
 */
const panels: readonly Panel[] = [
  [lamp.key, 13, [0, 8, 0], [5, 0.2, 5]],
  [lamp.fill, 3.2, [-9, 2, 3], [0.2, 5, 9]],
  [lamp.glow, 5, [-3, 6.5, -8.5], [5, 2.4, 0.2]],
  [lamp.key, 3, [1.5, 8.6, -6], [4, 0.2, 1.6]],
  [lamp.night, 3.4, [8, 4, -8], [7, 6, 0.2]],
  [lamp.night, 1.6, [4, 3, 9.5], [12, 5, 0.2]],
];

/** From all sides, for reflections and fill, rendered once. The caller disposes of target and texture. */
export function surroundingLight(gl: WebGLRenderer): WebGLRenderTarget {
  const surroundings = new Scene();
  const box = new BoxGeometry();
  const materials: MeshBasicMaterial[] = [];
  const add = (
    colour: Color,
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    inside: boolean,
  ) => {
    const material = new MeshBasicMaterial({ color: colour, side: inside ? BackSide : FrontSide });
    materials.push(material);
    const mesh = new Mesh(box, material);
    mesh.position.set(...at);
    mesh.scale.set(...size);
    surroundings.add(mesh);
  };
  add(new Color('#2a1c14').multiplyScalar(1.1), [0, 4, 0], [20, 12, 20], true);
  for (const [colour, strength, at, size] of panels) add(new Color(colour).multiplyScalar(strength), at, size, false);
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(surroundings, 0.05);
  generator.dispose();
  box.dispose();
  for (const material of materials) material.dispose();
  return target;
}
