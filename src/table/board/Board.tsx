import { type ThreeEvent, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { MeshStandardMaterial } from 'three';
import type { BoardGeometry } from '../../boards/index.ts';
import type { RegionId } from '../../rules/index.ts';
import { boardMaterial } from './board-material.ts';
import { boardMesh } from './board-mesh.ts';
import { type RegionLook, regionTexture, writeRegions } from './region-texture.ts';
import { slabMesh } from './slab.ts';

export interface BoardProps {
  readonly board: BoardGeometry;
  /** One a region, in order of the regions. */
  readonly looks: readonly RegionLook[];
  /** The region under the pointer, or null when it left the board. */
  readonly onHover: (region: RegionId | null) => void;
  readonly onPick: (region: RegionId) => void;
}

/** A tap that moved further than this, in CSS pixels, was a drag of the camera. */
const TAP = 6;

/** The stones in one mesh, in their frame. */
export function Board({ board, looks, onHover, onPick }: BoardProps) {
  const invalidate = useThree((state) => state.invalidate);
  const made = useMemo(() => {
    const texture = regionTexture(board.regions.length);
    return { texture, mesh: boardMesh(board), material: boardMaterial(texture), slab: slabMesh(board) };
  }, [board]);
  const wood = useMemo(() => new MeshStandardMaterial({ vertexColors: true, roughness: 0.5 }), []);

  useEffect(
    () => () => {
      made.texture.dispose();
      made.mesh.dispose();
      made.material.dispose();
      made.slab.dispose();
    },
    [made],
  );
  useEffect(() => () => wood.dispose(), [wood]);

  useLayoutEffect(() => {
    writeRegions(made.texture, looks);
    invalidate();
  }, [made, looks, invalidate]);

  const regionAt = (event: ThreeEvent<PointerEvent | MouseEvent>): RegionId | null => {
    if (!event.face) return null;
    return made.mesh.getAttribute('region').getX(event.face.a);
  };

  return (
    <group dispose={null}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a mesh of the scene, no element; the HUD has controls for every region. */}
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
          if (region !== null && event.delta <= TAP) onPick(region);
        }}
      />
      <mesh geometry={made.slab} material={wood} castShadow receiveShadow />
    </group>
  );
}
