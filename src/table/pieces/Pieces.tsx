import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { MeshStandardMaterial } from 'three';
import type { Placement } from '../layout/index.ts';
import { PieceBatch } from './piece-batch.ts';

export interface PiecesProps {
  readonly placements: readonly Placement[];
  readonly material: MeshStandardMaterial;
}

/** Every piece on the table, in one draw. */
export function Pieces({ placements, material }: PiecesProps) {
  const { gl, invalidate } = useThree();
  const batch = useMemo(() => new PieceBatch(material), [material]);
  useEffect(() => () => batch.dispose(), [batch]);
  useLayoutEffect(() => {
    batch.show(placements);
    gl.shadowMap.needsUpdate = true;
    invalidate();
  }, [batch, placements, gl, invalidate]);
  return <primitive object={batch.mesh} dispose={null} />;
}
