import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useAttention } from '../attention/index.ts';
import { useOverlay } from '../overlay.ts';

/** Moves the labels to the screen positions of their anchors, on every drawn frame. */
export function Projector(): null {
  const { anchors } = useOverlay();
  const pointed = useAttention((attention) => attention.pointed);
  const invalidate = useThree((state) => state.invalidate);
  // A ring appearing or disappearing does not by itself request a frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a change of these
  useEffect(() => invalidate(), [invalidate, pointed]);
  useFrame(({ camera, size }) => anchors.project(camera, size.width, size.height));
  return null;
}
