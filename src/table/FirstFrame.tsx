import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useTableHost } from './host.ts';

/** Tells once that a frame has been drawn with everything that is mounted together with it. */
export function FirstFrame(): null {
  const { onDrawn } = useTableHost();
  const frames = useRef(0);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [invalidate]);
  useFrame(() => {
    frames.current += 1;
    // This frame is still to be drawn: the next one tells.
    if (frames.current === 1) invalidate();
    if (frames.current === 2) onDrawn?.();
  });
  return null;
}
