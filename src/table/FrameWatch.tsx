import { useFrame } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { FrameWatch as Watch } from './frame-watch.ts';
import { useFrameTimes } from './use-frame-times.ts';

/** Milliseconds without a frame after which a finer picture is drawn: making room for it can take the graphics card most of a second. */
const STILL = 300;

interface FrameWatchProps {
  /** Outlives the canvas, which some qualities need anew. */
  readonly watch: Watch;
  /** The rung of the ladder of qualities that is drawn. */
  readonly rung: number;
  /** Called with the rung that suits this machine better: at once with a plainer one, with a finer one when nothing moves. */
  readonly onJudged: (rung: number) => void;
}

/** Measures the machine by the frames that are drawn anyway. */
export function FrameWatch({ watch, rung, onJudged }: FrameWatchProps) {
  const finer = useRef<number | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useFrameTimes((milliseconds) => {
    const judged = watch.judge(rung, milliseconds);
    if (judged === null) return;
    finer.current = judged < rung ? judged : null;
    if (judged > rung) onJudged(judged);
  });
  useFrame(() => {
    window.clearTimeout(timer.current);
    if (finer.current === null) return;
    timer.current = window.setTimeout(() => {
      const wanted = finer.current;
      finer.current = null;
      if (wanted !== null) onJudged(wanted);
    }, STILL);
  });
  return null;
}
