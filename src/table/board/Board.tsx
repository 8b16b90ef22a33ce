import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type DataTexture, type Texture, Vector2 } from 'three';
import { tableColours, useBold } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { useRegionPointer } from '../region-pointer.ts';
import { boardMaterials } from './board-material.ts';
import { boardMesh, regionOfFace } from './board-mesh.ts';
import type { Occlusion } from './occlusion.ts';
import { slabExtent, slabMesh } from './slab.ts';
import { woodMaterial } from './wood.ts';

interface BoardProps {
  readonly board: BoardGeometry;
  /** Per-region data for the shader. */
  readonly regions: DataTexture;
  /** The contact light of all that stands on it. */
  readonly occlusion: Occlusion;
  /** That of its frame. */
  readonly grain: Texture;
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
export function Board({ board, regions, occlusion, grain, still, flat, occupied }: BoardProps) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  // Wider rims, and marks on darker ground.
  const bold = useBold();
  const made = useMemo(() => {
    const dials = { tide: { value: 0 }, hard: { value: 0 }, flatly: { value: 0 } };
    return {
      mesh: boardMesh(board),
      materials: boardMaterials(
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
  const wood = useMemo(
    () => woodMaterial({ grain, mitre: slabExtent(board), tint: tableColours.varnish }),
    [grain, board],
  );

  useEffect(
    () => () => {
      made.mesh.dispose();
      for (const material of made.materials) material.dispose();
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
      <mesh name="board" geometry={made.mesh} material={made.materials} castShadow receiveShadow {...pointer} />
      <mesh name="frame" geometry={made.slab} material={wood} castShadow receiveShadow />
    </group>
  );
}
