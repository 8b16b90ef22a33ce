import type { CameraStep } from '../attention/index.ts';
import type { Home } from './home.ts';
import { moved, type Pose, within, zoomed } from './pose.ts';

/** How far a step moves the camera in, as a factor, or sideways, as a fraction of its distance. */
const STEP = { closer: 1.35, aside: 0.13 } as const;

const ways: Readonly<Record<CameraStep, readonly [right: number, ahead: number, grow: number]>> = {
  closer: [0, 0, STEP.closer],
  farther: [0, 0, 1 / STEP.closer],
  left: [-STEP.aside, 0, 1],
  right: [STEP.aside, 0, 1],
  up: [0, STEP.aside, 1],
  down: [0, -STEP.aside, 1],
};

/** The camera's pose after a step in the directions of the screen, within its limits. */
export function stepped(pose: Pose, step: CameraStep, home: Home): Pose {
  const [right, ahead, grow] = ways[step];
  const after = moved(pose, right * pose.distance, ahead * pose.distance);
  return within(zoomed(after, grow, after, home), home);
}
