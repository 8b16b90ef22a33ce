import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useState } from 'react';
import type { DataTexture, Mesh } from 'three';
import type { Occlusion } from '../board/occlusion.ts';
import { useModels } from '../models/load.ts';
import type { BoardGeometry } from '../outlines/index.ts';
import type { Quality } from '../quality.ts';
import { usePrograms } from '../use-programs.ts';
import { propMaterials } from './clearings.ts';
import { propsMesh } from './props-mesh.ts';

interface PropsProps {
  readonly board: BoardGeometry;
  readonly quality: Quality;
  /** Seen as a map: nothing grows on it. */
  readonly flat: boolean;
  /** Per-region data for the shader. */
  readonly regions: DataTexture;
  /** The contact light, painted here. */
  readonly occlusion: Occlusion;
  /** What is occupied (see `region-texture.ts`), with commas between the regions. */
  readonly occupied: string;
}

/** The props of the board, in one draw call. Suspends until the models are loaded. They make room for pieces, and never catch the pointer. */
export default function Props({ board, quality, flat, regions, occlusion, occupied }: PropsProps) {
  const shelf = useModels();
  const invalidate = useThree((state) => state.invalidate);
  const { props, detail } = quality;
  const { geometry, seen, casting, blots } = useMemo(
    () => propsMesh(board, shelf, { props, detail }),
    [board, shelf, props, detail],
  );
  const materials = useMemo(() => propMaterials(regions), [regions]);
  useEffect(() => {
    occlusion.paint(blots, occupied.split(',').map(Number));
    invalidate();
  }, [occlusion, blots, occupied, invalidate]);
  const [mesh, setMesh] = useState<Mesh | null>(null);
  usePrograms(mesh);
  useEffect(() => {
    geometry.setDrawRange(0, seen);
    return () => geometry.dispose();
  }, [geometry, seen]);
  useEffect(
    () => () => {
      materials.seen.dispose();
      materials.shadow.dispose();
    },
    [materials],
  );
  return (
    <mesh
      ref={setMesh}
      name="props"
      dispose={null}
      visible={!flat}
      geometry={geometry}
      material={materials.seen}
      customDepthMaterial={materials.shadow}
      castShadow
      receiveShadow
      onBeforeShadow={() => geometry.setDrawRange(seen, casting)}
      onAfterShadow={() => geometry.setDrawRange(0, seen)}
    />
  );
}
