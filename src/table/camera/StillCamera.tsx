import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import type { Framing } from './framing.ts';

/** A camera that stands there: nobody moves it, and it follows nothing. */
export function StillCamera({ framing: { position, target } }: { readonly framing: Framing }): null {
  const camera = useThree((three) => three.camera);
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    camera.position.set(...position);
    camera.lookAt(...target);
    invalidate();
  }, [camera, position, target, invalidate]);
  return null;
}
