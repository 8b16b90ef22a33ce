import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Color, type DataTexture, MeshStandardMaterial, type Texture, Vector2 } from 'three';
import { lamp, marks, rims, tableColours, terrains, useBold } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { useRegionPointer } from '../region-pointer.ts';
import { boardMesh, regionOfFace, terrainOrder } from './board-mesh.ts';
import { fragmentColour, fragmentHead, raise, vertexHead, vertexLift } from './board-shader.ts';
import type { Occlusion } from './occlusion.ts';
import { slabExtent, slabMesh } from './slab.ts';
import { woodMaterial } from './wood.ts';

interface BoardProps {
  readonly board: BoardGeometry;
  /** Per-region data for the shader. */
  readonly regions: DataTexture;
  /** The contact light of all that stands on it. */
  readonly occlusion: Occlusion;
  /** The water stays still, whatever else moves. */
  readonly still: boolean;
  /** Seen as a map: quiet ground, and all of it in the holder's colour. */
  readonly flat: boolean;
  /** What is occupied (see `region-texture.ts`), with commas between the regions. */
  readonly occupied: string;
}

/** Longest time one frame moves the water on, in seconds: after a pause it continues from where it was. */
const LONGEST_FRAME = 0.1;

/** All stones in one mesh, in their frame. */
export function Board({ board, regions, occlusion, still, flat, occupied }: BoardProps) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  // Wider rims, and marks on darker ground.
  const bold = useBold();
  const made = useMemo(() => {
    const dials = { tide: { value: 0 }, hard: { value: 0 }, flatly: { value: 0 } };
    return {
      mesh: boardMesh(board),
      material: boardMaterial(
        regions,
        { texture: occlusion.texture, extent: new Vector2(board.width, board.height) },
        dials,
      ),
      slab: slabMesh(board),
      dials,
    };
  }, [board, regions, occlusion]);
  // Only on frames drawn for another reason.
  useFrame((_, delta) => {
    if (!still) made.dials.tide.value += Math.min(delta, LONGEST_FRAME);
  });
  useLayoutEffect(() => {
    made.dials.hard.value = bold ? 1 : 0;
    made.dials.flatly.value = flat ? 1 : 0;
    invalidate();
  }, [made, bold, flat, invalidate]);
  const wood = useMemo(() => woodMaterial({ mitre: slabExtent(board), tint: tableColours.varnish }), [board]);

  useEffect(
    () => () => {
      made.mesh.dispose();
      made.material.dispose();
      made.slab.dispose();
    },
    [made],
  );
  useEffect(() => () => wood.dispose(), [wood]);

  // Props make room, and so do their shadows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of these
  useLayoutEffect(() => {
    gl.shadowMap.needsUpdate = true;
  }, [gl, occupied]);

  const pointer = useRegionPointer(({ face }) => (face ? regionOfFace(made.mesh, face) : null));

  return (
    <group dispose={null}>
      <mesh geometry={made.mesh} material={made.material} castShadow receiveShadow {...pointer} />
      <mesh geometry={made.slab} material={wood} castShadow receiveShadow />
    </group>
  );
}

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
 * The material of all stones: terrain, rims and marks, read from `regions` (see `region-texture.ts`), contact light from `occlusion` (over a board of
 * this extent, in board units), water at the time `tide`, in seconds, harder contrasts and the look of a map, each 0 or 1. The caller disposes of it.
 */
function boardMaterial(
  regions: DataTexture,
  occlusion: { readonly texture: Texture; readonly extent: Vector2 },
  { tide, hard, flatly }: BoardDials = { tide: { value: 0 }, hard: { value: 0 }, flatly: { value: 0 } },
): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.82, metalness: 0 });
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
    rimWorn: { value: new Vector2(rims.grey, rims.kept) },
  };
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
        if (vRegion.z > 2.5) normal = tilted(-vViewPosition, normal, grain(terrain, vPlace, vRegion.x) * grainNear * (1.0 - flatly));`,
      )
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = mix(roughness, 0.24, shine);')
      .replace(
        '#include <emissivemap_fragment>',
        '#include <emissivemap_fragment>\n totalEmissiveRadiance += shade * glow * 0.55;',
      );
  };
  return material;
}
