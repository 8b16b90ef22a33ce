import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { frameWatch } from './frame-watch.ts';

interface FrameWatchProps {
  /** The rung of the ladder of qualities that is drawn. */
  readonly rung: number;
  /** Called with the rung that suits this machine better. */
  readonly onJudged: (rung: number) => void;
}

/** Measures the machine by the frames that are drawn anyway. */
export function FrameWatch({ rung, onJudged }: FrameWatchProps) {
  const watch = useMemo(() => frameWatch(), []);
  useFrame((_, delta) => {
    const judged = watch.judge(rung, delta * 1000);
    if (judged !== null) onJudged(judged);
  });
  return null;
}
