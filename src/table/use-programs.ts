import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Object3D } from 'three';

/** Has programs made before a frame needs them: made where first drawn, each would hold that frame up. */
export function usePrograms(object: Object3D | null): void {
  const gl = useThree((three) => three.gl);
  const scene = useThree((three) => three.scene);
  const camera = useThree((three) => three.camera);
  useEffect(() => {
    if (object !== null) gl.compile(object, camera, scene);
  }, [gl, scene, camera, object]);
}
