import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';

/** How often a lost context has come back: what was rendered into textures is to be rendered again. */
export function useRestored(): number {
  const gl = useThree((three) => three.gl);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    const { domElement } = gl;
    const again = () => setRestored((count) => count + 1);
    domElement.addEventListener('webglcontextrestored', again);
    return () => domElement.removeEventListener('webglcontextrestored', again);
  }, [gl]);
  return restored;
}
