import type { CameraControlsImpl } from '@react-three/drei';
import { Vector3 } from 'three';

/** Milliseconds of the way to the winner's lands, and of the arc around them. */
const APPROACH = 1400;
const ARC = 3200;
/** How much nearer the camera comes, as a share of its distance; and how far it swings to each side, in radians. */
const NEARER = 0.72;
const SWING = 0.42;

interface Spot {
  readonly x: number;
  readonly z: number;
}

/**
 * Circles the winner's lands once with the camera, from one side to the other, then calls `back`. Returns a function that stops it.
 */
export function circle(hands: CameraControlsImpl, { x, z }: Spot, back: () => void): () => void {
  const away = hands.distance * NEARER;
  const high = hands.polarAngle;
  const { smoothTime } = hands;
  const target = hands.getTarget(new Vector3());
  const lookFrom = (angle: number) => {
    const flat = Math.sin(high) * away;
    const [towardsX, towardsZ] = [x + Math.sin(angle) * flat, z + Math.cos(angle) * flat];
    hands.setLookAt(towardsX, target.y + Math.cos(high) * away, towardsZ, x, target.y, z, true);
  };
  const stop = () => {
    for (const timer of timers) window.clearTimeout(timer);
    hands.smoothTime = smoothTime;
  };
  hands.smoothTime = APPROACH / 2000;
  lookFrom(-SWING);
  const timers = [
    window.setTimeout(() => {
      hands.smoothTime = ARC / 2000;
      lookFrom(SWING);
    }, APPROACH),
    window.setTimeout(() => {
      stop();
      back();
    }, APPROACH + ARC),
  ];
  return stop;
}
