import { useFrame } from '@react-three/fiber';
import { useMemo } from 'react';
import { frameWatch, type QualityLevel } from './quality.ts';

interface FrameWatchProps {
  readonly level: QualityLevel;
  /** Called with the level that this machine proved to manage. */
  readonly onJudged: (level: QualityLevel) => void;
}

/** Measures the machine by the frames that are drawn anyway. */
export function FrameWatch({ level, onJudged }: FrameWatchProps) {
  const watch = useMemo(() => frameWatch(), []);
  useFrame((_, delta) => {
    const judged = watch.judge(level, delta * 1000);
    if (judged !== null && judged !== level) onJudged(judged);
  });
  return null;
}
