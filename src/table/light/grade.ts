import { CustomToneMapping, ShaderChunk } from 'three';

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
