import type { Vector3 } from 'three';

/** How fast a carried piece follows the hand, in 1/s: it has settled within 150 ms. */
const STIFFNESS = 40;
/** So near, in board units, and so slow, in board units a second, it rests. */
const REST = { way: 0.002, speed: 0.02 } as const;

/** Moves a place towards another like a damped spring, without overshooting, however long the frame. Returns whether it is there. */
export function follow(at: Vector3, velocity: Vector3, to: Vector3, seconds: number): boolean {
  const decay = Math.exp(-STIFFNESS * seconds);
  for (const axis of axes) {
    const off = at[axis] - to[axis];
    const pull = (velocity[axis] + STIFFNESS * off) * seconds;
    at[axis] = to[axis] + (off + pull) * decay;
    velocity[axis] = (velocity[axis] - STIFFNESS * pull) * decay;
  }
  if (at.distanceTo(to) > REST.way || velocity.length() > REST.speed) return false;
  at.copy(to);
  velocity.set(0, 0, 0);
  return true;
}

const axes = ['x', 'y', 'z'] as const;
