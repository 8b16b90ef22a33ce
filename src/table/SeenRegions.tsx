import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { Vector3 } from 'three';
import { boardRests, showBorders } from './attention/seen-regions.ts';
import { stackPlace } from './layout/ground.ts';
import type { BoardGeometry } from './outlines/index.ts';
import { useOverlay } from './overlay.ts';
import { useScope } from './scope.tsx';

const corner = new Vector3();

/** Says where the regions are seen in the picture. Computed only when somebody asks. */
export default function SeenRegions({ board }: { readonly board: BoardGeometry }): null {
  const scope = useScope();
  const gl = useThree((three) => three.gl);
  const camera = useThree((three) => three.camera);
  const { anchors } = useOverlay();
  useEffect(() => anchors.restsBy(() => boardRests(scope)), [anchors, scope]);
  useEffect(
    () =>
      showBorders(scope, (region) => {
        const { left, top, width, height } = gl.domElement.getBoundingClientRect();
        const [, ground] = stackPlace(board, region);
        camera.updateMatrixWorld();
        return (board.regions[region]?.outline ?? []).flatMap(({ x, y }) => {
          const at = corner.set(x, ground, y).project(camera);
          return at.z > 1 ? [] : [{ x: left + ((at.x + 1) / 2) * width, y: top + ((1 - at.y) / 2) * height }];
        });
      }),
    [scope, gl, camera, board],
  );
  return null;
}
