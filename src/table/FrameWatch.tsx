import type { FrameWatch as Watch } from './frame-watch.ts';
import { useFrameTimes } from './use-frame-times.ts';

interface FrameWatchProps {
  /** Outlives the canvas, which some qualities need anew. */
  readonly watch: Watch;
  /** The rung of the ladder of qualities that is drawn. */
  readonly rung: number;
  /** Called with the rung that suits this machine better. */
  readonly onJudged: (rung: number) => void;
}

/** Measures the machine by the frames that are drawn anyway. */
export function FrameWatch({ watch, rung, onJudged }: FrameWatchProps) {
  useFrameTimes((milliseconds) => {
    const judged = watch.judge(rung, milliseconds);
    if (judged !== null) onJudged(judged);
  });
  return null;
}
