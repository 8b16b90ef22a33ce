import { Color, type DataTexture, MeshStandardMaterial, type Texture, type Vector2 } from 'three';
import { lamp, marks, rims, terrains } from '../../ui/look/index.ts';
import { fragmentColour, fragmentHead, vertexHead, vertexLift } from './board-shader.ts';
import { raise } from './ground-shader.ts';
import { PROGRAMS, type Program, terrainOrder } from './mesh-data.ts';

/** A uniform: a number the shader reads on every frame. */
interface Dial {
  value: number;
}

interface BoardDials {
  readonly tide: Dial;
  readonly hard: Dial;
  readonly flatly: Dial;
}

/**
 * The materials of all stones, one for each group of their mesh: terrain, rims and marks, read from `regions` (see `region-texture.ts`), contact
 * light from `occlusion` (over a board of this extent, in board units), water at the time `tide`, in seconds, harder contrasts and the look of a map,
 * each 0 or 1. The caller disposes of them.
 */
export function boardMaterials(
  regions: DataTexture,
  occlusion: { readonly texture: Texture; readonly extent: Vector2 },
  { tide, hard, flatly }: BoardDials,
): MeshStandardMaterial[] {
  const uniforms = {
    regions: { value: regions },
    tops: { value: terrainOrder.map((terrain) => new Color(terrains[terrain].top)) },
    sides: { value: terrainOrder.map((terrain) => new Color(terrains[terrain].side)) },
    details: { value: terrainOrder.map((terrain) => new Color(terrains[terrain].detail)) },
    markHovered: { value: new Color(marks.hovered) },
    markPointed: { value: new Color(marks.pointed) },
    tide,
    hard,
    flatly,
    occlusion: { value: occlusion.texture },
    extent: { value: occlusion.extent },
    plum: { value: new Color(lamp.shade) },
    markLegal: { value: new Color(marks.legal) },
    rimInk: { value: new Color(rims.ink) },
  };
  return PROGRAMS.map((program) => {
    const material = new MeshStandardMaterial({ roughness: 0.82, metalness: 0 });
    material.defines = { ...material.defines, ...constantsOf(program) };
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms);
      shader.vertexShader = `${vertexHead}${raise}${shader.vertexShader}`.replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\n${vertexLift}`,
      );
      shader.fragmentShader = `${fragmentHead}${shader.fragmentShader}`
        .replace('#include <color_fragment>', fragmentColour)
        .replace(
          '#include <normal_fragment_maps>',
          `#include <normal_fragment_maps>
        // In the distance the grain is finer than a pixel, and fades.
        float grainNear = 1.0 - smoothstep(0.012, 0.04, length(fwidth(vPlace.xz)));
        if (isLand || isWater) normal = tilted(-vViewPosition, normal, grain(terrain, vPlace, vRegion.x) * grainNear * (1.0 - flatly));`,
        )
        .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(roughness, 0.24, shine);')
        .replace(
          '#include <emissivemap_fragment>',
          '#include <emissivemap_fragment>\n totalEmissiveRadiance += shade * glow * 0.55;',
        );
    };
    return material;
  });
}

/** The names by which the shader asks what it draws. */
function constantsOf(program: Program): Readonly<Record<string, string>> {
  return {
    isLand: String(program === 'land'),
    isWater: String(program === 'water'),
    isBand: String(program === 'bands'),
    isWall: String(program === 'walls'),
  };
}
