import { type ThreeEvent, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { type DataTexture, Vector2 } from 'three';
import type { RegionId } from '../../rules/index.ts';
import { tableColours } from '../../ui/look/index.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import { isTap } from '../tap.ts';
import { boardMaterial } from './board-material.ts';
import { boardMesh, regionOfFace } from './board-mesh.ts';
import type { Occlusion } from './occlusion.ts';
import { type RegionLook, writeRegions } from './region-texture.ts';
import { slabExtent, slabMesh } from './slab.ts';
import { woodMaterial } from './wood.ts';

interface BoardProps {
  readonly board: BoardGeometry;
  /** Per-region data for the shader; the looks are written into it. */
  readonly regions: DataTexture;
  /** The contact light of all that stands on it. */
  readonly occlusion: Occlusion;
  /** The water stays still, whatever else moves. */
  readonly still: boolean;
  /** Higher contrast: wider rims, and marks on darker ground. */
  readonly bold: boolean;
  /** Seen as a map: quiet ground, and all of it in the holder's colour. */
  readonly flat: boolean;
  /** One per region, in region order. */
  readonly looks: readonly RegionLook[];
  /** Called with the region under the pointer, or null when it left the board. */
  readonly onHover: (region: RegionId | null) => void;
  readonly onPick: (region: RegionId) => void;
}

/** Longest time one frame moves the water on, in seconds: after a pause it continues from where it was. */
const LONGEST_FRAME = 0.1;

/** All stones in one mesh, in their frame. */
export function Board({ board, regions, occlusion, still, bold, flat, looks, onHover, onPick }: BoardProps) {
  const gl = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
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

  useLayoutEffect(() => {
    writeRegions(regions, looks);
    invalidate();
  }, [regions, looks, invalidate]);

  // Props make room, and so do their shadows.
  const occupied = looks.map((look) => look.occupied).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of these
  useLayoutEffect(() => {
    gl.shadowMap.needsUpdate = true;
  }, [gl, occupied]);

  const regionAt = ({ face }: ThreeEvent<PointerEvent | MouseEvent>): RegionId | null =>
    face ? regionOfFace(made.mesh, face) : null;

  return (
    <group dispose={null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mesh of the scene, not an element; the HUD has controls for every region. */}
      <mesh
        geometry={made.mesh}
        material={made.material}
        castShadow
        receiveShadow
        onPointerMove={(event) => {
          event.stopPropagation();
          onHover(regionAt(event));
        }}
        onPointerOut={() => onHover(null)}
        onClick={(event) => {
          event.stopPropagation();
          const region = regionAt(event);
          if (region !== null && isTap(event)) onPick(region);
        }}
      />
      <mesh geometry={made.slab} material={wood} castShadow receiveShadow />
    </group>
  );
}
