import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import type { WebGLRenderer } from 'three';

export function useFrameTimes(measure: (milliseconds: number) => void): void {
  const times = useMemo(() => newFrameTimes((callback) => requestAnimationFrame(callback)), []);
  useFrame(({ gl }) => {
    const milliseconds = times.drawn(performance.now(), heldBy(gl));
    if (milliseconds !== null) measure(milliseconds);
  });
}

function heldBy({ info }: WebGLRenderer): number {
  return (info.programs?.length ?? 0) + info.memory.textures + info.memory.geometries;
}

interface FrameTimes {
  /**
   * A frame is about to be drawn, at `now` milliseconds, and the graphics card holds this many things. Returns the milliseconds since the previous
   * frame; null where the table was at rest in between, or where the previous frame brought something to the graphics card.
   */
  drawn(now: number, held: number): number | null;
}

/** Drawn on demand: a pause before a frame is rest, not slowness. `nextFrame`: the next animation frame. */
export function newFrameTimes(nextFrame: (callback: () => void) => void): FrameTimes {
  /** Animation frames, counted from a first frame of the table until it rests. */
  let count = 0;
  let isCounting = false;
  const last = { now: 0, held: 0, count: 0, isFirst: true };
  const look = () => {
    count += 1;
    isCounting = count - last.count <= 1;
    if (isCounting) nextFrame(look);
  };
  return {
    drawn(now, held) {
      // After a first one: whether the table or `look` has its turn first in an animation frame is not known yet.
      const isNext = isCounting && !last.isFirst && count - last.count <= 1 && held === last.held;
      const milliseconds = now - last.now;
      last.now = now;
      last.held = held;
      last.count = count;
      last.isFirst = !isCounting;
      if (!isCounting) {
        isCounting = true;
        nextFrame(look);
      }
      return isNext ? milliseconds : null;
    },
  };
}
