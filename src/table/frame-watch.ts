import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import type { WebGLRenderer } from 'three';
import { ladder } from './quality.ts';

/** Milliseconds of an average frame: for the next rung (30 a second), for a whole level, for a finer rung. */
const SLOW = 34;
const STUCK = 70;
const SPARE = 19;
/** Frames measured before a judgement; fewer where they take this many milliseconds together. */
const WATCHED = 20;
const LONG = 1000;
const FEWEST = 4;
/** Judgements in a row for a plainer rung, a finer one, and a finer one that makes the canvas anew. */
const DOWN = 2;
const UP = 3;
const UP_ANEW = 15;

export interface FrameWatch {
  /** The milliseconds of a frame at this rung; another rung that suits the machine better, else null. */
  judge(rung: number, milliseconds: number): number | null;
}

/** A rung that was too slow is never tried again: no back and forth; and one bad moment decides nothing. */
export function newFrameWatch(): FrameWatch {
  let frames = 0;
  let together = 0;
  let drawn = -1;
  let tooFine = -1;
  let slow = 0;
  let spare = 0;
  const begin = () => {
    frames = 0;
    together = 0;
  };
  return {
    judge(rung, milliseconds) {
      if (rung !== drawn) {
        drawn = rung;
        slow = 0;
        spare = 0;
        begin();
      }
      frames += 1;
      together += milliseconds;
      if (frames < (together > LONG ? FEWEST : WATCHED)) return null;
      // A slow graphics card takes some frames quickly, then one waits: the median would not tell.
      const average = together / frames;
      begin();
      slow = average > SLOW ? slow + 1 : 0;
      spare = average < SPARE ? spare + 1 : 0;
      if (slow >= DOWN) {
        tooFine = Math.max(tooFine, rung);
        const next = average > STUCK ? nextLevel(rung) : rung + 1;
        return next < ladder.length ? next : null;
      }
      const finer = rung - 1;
      return finer > tooFine && spare >= (keepsCanvas(finer, rung) ? UP : UP_ANEW) ? finer : null;
    },
  };
}

/** Does the canvas stay? A drawing context is with or without smooth edges for good. */
function keepsCanvas(one: number, other: number): boolean {
  return ladder[one]?.antialias === ladder[other]?.antialias;
}

function nextLevel(rung: number): number {
  const level = ladder[rung]?.level;
  const next = ladder.findIndex((quality, place) => place > rung && quality.level !== level);
  return next < 0 ? ladder.length : next;
}

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
