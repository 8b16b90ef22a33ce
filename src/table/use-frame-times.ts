import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import type { WebGLRenderer } from 'three';
import { newFrameTimes } from './frame-times.ts';

/** Calls `measure` with the milliseconds of frames, as `newFrameTimes` counts them. */
export function useFrameTimes(measure: (milliseconds: number) => void): void {
  const times = useMemo(() => newFrameTimes((callback) => requestAnimationFrame(callback)), []);
  useFrame(({ gl }) => {
    const milliseconds = times.drawn(performance.now(), heldBy(gl));
    if (milliseconds !== null) measure(milliseconds);
  });
}

/** Number of things the graphics card holds. */
function heldBy({ info }: WebGLRenderer): number {
  return (info.programs?.length ?? 0) + info.memory.textures + info.memory.geometries;
}
