import { useEffect, useMemo } from 'react';
import type { DataTexture } from 'three';
import type { BoardGeometry } from '../../boards/index.ts';
import { propMaterials } from './clearings.ts';
import { propsMesh } from './props-mesh.ts';

export interface PropsProps {
  readonly board: BoardGeometry;
  /** Share of the props that are placed, 0 … 1. */
  readonly density: number;
  /** What is occupied (see `RegionTexture`). */
  readonly regions: DataTexture;
}

/** What grows on the board, in one draw. It makes room for pieces, and never catches the pointer. */
export function Props({ board, density, regions }: PropsProps) {
  const { geometry, casting } = useMemo(() => propsMesh(board, density), [board, density]);
  const materials = useMemo(() => propMaterials(regions), [regions]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(
    () => () => {
      materials.seen.dispose();
      materials.shadow.dispose();
    },
    [materials],
  );
  return (
    <mesh
      dispose={null}
      geometry={geometry}
      material={materials.seen}
      customDepthMaterial={materials.shadow}
      castShadow
      receiveShadow
      onBeforeShadow={() => geometry.setDrawRange(0, casting)}
      onAfterShadow={() => geometry.setDrawRange(0, Number.POSITIVE_INFINITY)}
    />
  );
}
