import { Color, MeshStandardMaterial } from 'three';
import { lamp, stone } from '../../ui/look/index.ts';
import { patterned } from '../patterns.ts';
import { ENAMEL, WEAVE, WOVEN } from './shape.ts';

const MOON = 0.85;

/** How far above the edge of the stone a piece is wholly alive, and below it wholly stone, in model units. */
export const STONE_EDGE = 0.5;

const vertexHead = /* glsl */ `
attribute vec4 fx;
varying vec3 vFx;
varying float vOpen;
varying vec3 vBody;
varying vec2 vSpread;
#ifdef USE_INSTANCING
  attribute vec4 tint;
#endif
`;

/** How far from its piece's middle the surface lies, for what is woven: a cloth is stretched, its threads are not. */
const vertexSpread = /* glsl */ `
vec4 spread = vec4(position, 0.0);
#ifdef USE_BATCHING
  spread = batchingMatrix * spread;
#endif
#ifdef USE_INSTANCING
  spread = instanceMatrix * spread;
#endif
vSpread = spread.xz;
`;

/**
 * The instance's colour tints only tintable parts; its alpha is life, the vertex colour's alpha is openness. With one draw call it comes from a
 * texture, with one per model from an attribute.
 */
const vertexColour = /* glsl */ `
vColor = vec4(color.rgb, 1.0);
vOpen = color.a;
#ifdef USE_BATCHING_COLOR
  vec4 tint = getBatchingColor(getIndirectIndex(gl_DrawID));
#endif
#if defined(USE_BATCHING_COLOR) || defined(USE_INSTANCING)
  // What is stone, or is turning to it from its feet up, takes the tint as a tone of the stone.
  vColor = vec4(vColor.rgb * mix(vec3(1.0), tint.rgb, fx.w * step(0.001, tint.a)), tint.a);
#endif
`;

const fragmentHead = /* glsl */ `
${patterned}
varying float vOpen;
uniform vec3 stoneLight;
uniform vec3 stoneDark;
uniform vec3 moon;
varying vec3 vFx;
varying vec3 vBody;
varying vec2 vSpread;
float pieceStone;
/** Thin lines where a wandering sine crosses zero: cracks. From far away they would be noise, and fade. */
float cracks(vec3 p) {
  vec3 q = p * 7.0;
  float a = sin(q.x * 1.3 + sin(q.y * 1.7 + q.z) * 1.9 + sin(q.z * 2.3) * 0.8);
  float b = sin(q.y * 1.6 + sin(q.x * 1.1 - q.z * 1.4) * 2.1 + 1.3);
  float near = 1.0 - smoothstep(0.08, 0.3, length(fwidth(q)));
  return near * (1.0 - smoothstep(0.0, 0.1, min(abs(a), abs(b) + 0.03)));
}
/** Threads over and under each other, the owner's pattern tone on tone, and wool that has seen some evenings. */
float woven(vec2 p, int pattern) {
  float threads = sin(p.x * 210.0) * sin(p.y * 210.0) * (1.0 - smoothstep(0.006, 0.016, length(fwidth(p))));
  vec2 at = p * 4.0 + 0.5;
  // Dots and chevrons stand in rows.
  if (pattern == 3 || pattern == 5) at.y = fract(at.y);
  float mark = pattern > 1 ? patternOf(pattern, at) : 0.0;
  float use = sin(p.x * 3.1 + sin(p.y * 2.3) * 1.7) * sin(p.y * 4.3 + p.x);
  return 1.0 + 0.16 * threads + 0.6 * mark + 0.07 * use;
}
`;

/**
 * The alpha of the instance's colour is life: 1 alive, 0 stone. A negative value means stone is climbing up the piece: it gives the height of the
 * edge, and all below has turned; there the cracks open last.
 */
const fragmentColour = /* glsl */ `
#include <color_fragment>
pieceStone = 1.0 - clamp(vColor.a, 0.0, 1.0);
float crackOpen = 1.0;
float stoneEdge = 0.0;
if (vColor.a < 0.0) {
  float under = -vColor.a - vBody.y - 0.07 * (sin(vBody.x * 13.0 + vBody.y * 5.0) + sin(vBody.z * 17.0 - vBody.y * 7.0));
  pieceStone = smoothstep(0.06, 0.16, under);
  stoneEdge = smoothstep(-0.02, 0.08, under) * (1.0 - smoothstep(0.1, 0.26, under));
  crackOpen = smoothstep(0.16, 0.42, under) * 1.15;
}
float luma = sqrt(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)));
if (vFx.x > ${(WOVEN - 0.01).toFixed(3)}) diffuseColor.rgb *= woven(vSpread, int((vFx.x - ${WOVEN.toFixed(3)}) / ${WEAVE.toFixed(3)} + 0.5));
vec3 carved = mix(stoneDark, stoneLight, 0.8 * smoothstep(0.1, 1.0, luma));
carved = mix(stoneDark * 0.12, carved * mix(0.5, 1.0, vOpen), smoothstep(0.0, 0.05, vOpen));
carved = mix(carved, stoneDark * 0.22, min(1.0, cracks(vBody) * 0.85 * crackOpen));
// The ring that tells the owner is of enamel: time leaves half of its colour.
float isEnamel = step(0.01, vFx.z) * step(vFx.z, ${(ENAMEL * 1.5).toFixed(3)});
diffuseColor.rgb = mix(diffuseColor.rgb, carved, pieceStone * (1.0 - 0.5 * isEnamel));
diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.95, 0.88, 0.74), stoneEdge * 0.85);
`;

/** Metal without a room to reflect would be black: without one it gets little more than its colour. */
const metal = /* glsl */ `
float metalnessFactor = vFx.y * (1.0 - pieceStone);
#ifndef USE_ENVMAP
  metalnessFactor *= 0.3;
#endif
`;

/** Moonlight from behind draws upper edges in the lamp's light, so that no figure sinks into its ground. */
const moonlit = /* glsl */ `
float edge = 1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0);
totalEmissiveRadiance += moon * smoothstep(0.45, 0.95, edge) * smoothstep(-0.25, 0.6, normal.y);
`;

/** The one material of pieces and props: vertices and instance tell the rest. The caller disposes of it. */
export function pieceMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.7 });
  const uniforms = {
    stoneLight: { value: new Color(stone.light) },
    stoneDark: { value: new Color(stone.dark) },
    moon: { value: new Color(lamp.rim).multiplyScalar(MOON) },
  };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, uniforms);
    shader.vertexShader = `${vertexHead}${shader.vertexShader}`
      .replace('#include <color_vertex>', vertexColour)
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\n vFx = fx.xyz;\n vBody = position;\n${vertexSpread}`,
      );
    shader.fragmentShader = `${fragmentHead}${shader.fragmentShader}`
      .replace('#include <color_fragment>', fragmentColour)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(vFx.x, 0.92, pieceStone);')
      .replace('#include <metalnessmap_fragment>', metal)
      .replace(
        '#include <emissivemap_fragment>',
        `#include <emissivemap_fragment>\n totalEmissiveRadiance += diffuseColor.rgb * vFx.z * (1.0 - pieceStone) * 1.6;\n${moonlit}`,
      );
  };
  return material;
}
