import { useEffect, useMemo } from 'react';
import type { MeshStandardMaterial } from 'three';
import type { BoardGeometry } from '../../boards/index.ts';
import { propsMesh } from './props-mesh.ts';

export interface PropsProps {
  readonly board: BoardGeometry;
  readonly density: number;
  readonly material: MeshStandardMaterial;
}

/** What grows on the board, in one draw. It never catches the pointer. */
export function Props({ board, density, material }: PropsProps) {
  const geometry = useMemo(() => propsMesh(board, density), [board, density]);
  useEffect(() => () => geometry?.dispose(), [geometry]);
  return geometry && <mesh dispose={null} geometry={geometry} material={material} castShadow receiveShadow />;
}
