import type { CameraControlsImpl } from '@react-three/drei';
import type { Framing } from './framing.ts';

/** Milliseconds of the way to the winner's lands, and of the arc around them. */
const APPROACH = 1400;
const ARC = 3200;
/** How far the camera swings to each side, in radians. */
export const SWING = 0.26;

/**
 * Circles the winner's lands once with the camera, from one side to the other, then calls `back`. Returns a function that stops it.
 * @param sides where the camera begins and ends.
 */
export function circle(hands: CameraControlsImpl, sides: readonly [Framing, Framing], back: () => void): () => void {
  const { smoothTime } = hands;
  const go = ({ position, target }: Framing) => hands.setLookAt(...position, ...target, true);
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    hands.smoothTime = smoothTime;
  };
  hands.smoothTime = APPROACH / 2000;
  go(sides[0]);
  const timers = [
    window.setTimeout(() => {
      hands.smoothTime = ARC / 2000;
      go(sides[1]);
    }, APPROACH),
    window.setTimeout(() => {
      stop();
      back();
    }, APPROACH + ARC),
  ];
  return stop;
}
