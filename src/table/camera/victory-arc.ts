import type { CameraControlsImpl } from '@react-three/drei';
import type { Won } from '../motion/show-store.ts';
import type { Frame, Framing } from './framing.ts';
import type { Subject } from './table-points.ts';
import { victoryFraming } from './victory-view.ts';

/** Milliseconds of the way to the winner's lands, and of the arc around them. */
const APPROACH = 1400;
const ARC = 3200;
/** How far the camera swings to each side, in radians. */
export const SWING = 0.26;

/**
 * Circles the winner's lands once with the camera, from one side to the other, then calls `back`. Returns a function that stops it. Fetched when a
 * game has been won.
 */
export function circle(
  hands: CameraControlsImpl,
  subject: Subject,
  won: Won,
  frame: Frame,
  back: () => void,
): () => void {
  const { smoothTime } = hands;
  const go = ({ position, target }: Framing) => void hands.setLookAt(...position, ...target, true);
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    hands.smoothTime = smoothTime;
  };
  hands.smoothTime = APPROACH / 2000;
  go(victoryFraming(subject, won, frame, -SWING));
  const timers = [
    window.setTimeout(() => {
      hands.smoothTime = ARC / 2000;
      go(victoryFraming(subject, won, frame, SWING));
    }, APPROACH),
    window.setTimeout(() => {
      stop();
      back();
    }, APPROACH + ARC),
  ];
  return stop;
}
