import { Quaternion, Vector3 } from 'three';
import type { Toy } from '../attention/touch.ts';
import type { Pose } from '../pieces/piece-batch.ts';

/** Milliseconds for which a thing answers a touch. */
export const ANSWER = 480;

const turned = new Quaternion();
const across = new Vector3(1, 0, 0);
const upright = new Vector3(0, 1, 0);
const forth = new Vector3(0, 0, 1);

/** Up and down once; and to and fro so many times, ever less. */
const hop = (share: number) => 4 * share * (1 - share);
const sway = (share: number, times: number) => Math.sin(share * times * 2 * Math.PI) * (1 - share) ** 2;

function turn({ turn: now }: Pose, axis: Vector3, angle: number): void {
  now.premultiply(turned.setFromAxisAngle(axis, angle));
}

function squash({ scale }: Pose, tall: number): void {
  scale.set(scale.x * (2 - tall), scale.y * tall, scale.z * (2 - tall));
}

/** Writes the pose at a share of the answer, 0 … 1, from the one at rest. In board units and radians. */
export const answers: Readonly<Record<Toy, (pose: Pose, share: number) => void>> = {
  purse(pose, share) {
    squash(pose, 1 - 0.2 * sway(share, 1.5));
    turn(pose, forth, 0.24 * sway(share, 2));
  },
  // On its edge and back: nobody is to think that it was thrown.
  die(pose, share) {
    pose.position.y += 0.16 * hop(share);
    turn(pose, across, -0.5 * sway(share, 1));
    turn(pose, forth, 0.3 * sway(share, 1.5));
  },
  // Somebody tugs at it; what lies on it stays.
  cloth(pose, share) {
    pose.position.z += 0.14 * sway(share, 1.5);
    turn(pose, upright, 0.05 * sway(share, 2));
  },
  crown(pose, share) {
    pose.position.y += 0.22 * hop(share);
    turn(pose, upright, 2 * Math.PI * share * share * (3 - 2 * share));
  },
  figure(pose, share) {
    pose.position.y += 0.2 * hop(share);
    squash(pose, 1 - 0.22 * sway(share, 1.5));
    turn(pose, forth, 0.14 * sway(share, 1));
  },
};
