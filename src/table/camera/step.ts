import type { CameraStep } from '../../attention/index.ts';

/** How far a step moves the camera in, as a factor, or sideways, as a fraction of its distance. */
const STEP = { closer: 0.74, aside: 0.13 } as const;

/** How far beyond the board's edge the camera's target may be, in board units. */
const BEYOND = 2.5;

/** The distance after a step. The caller keeps it within the camera's limits. */
export function distanceAfter(step: CameraStep, distance: number): number {
  if (step === 'closer') return distance * STEP.closer;
  return step === 'farther' ? distance / STEP.closer : distance;
}

const ways: Readonly<Record<CameraStep, readonly [right: number, ahead: number]>> = {
  closer: [0, 0],
  farther: [0, 0],
  left: [-1, 0],
  right: [1, 0],
  up: [0, 1],
  down: [0, -1],
};

/**
 * The camera's target on the table after a step in screen directions: never far off the board.
 * @param azimuth the camera's angle around the table, in radians.
 * @param half half the board, in board units.
 */
export function targetAfter(
  step: CameraStep,
  { x, z }: { readonly x: number; readonly z: number },
  azimuth: number,
  distance: number,
  half: { readonly x: number; readonly z: number },
): { readonly x: number; readonly z: number } {
  const [right, ahead] = ways[step];
  const far = distance * STEP.aside;
  const within = (at: number, limit: number) => Math.min(limit, Math.max(-limit, at));
  return {
    x: within(x + (right * Math.cos(azimuth) - ahead * Math.sin(azimuth)) * far, half.x + BEYOND),
    z: within(z - (right * Math.sin(azimuth) + ahead * Math.cos(azimuth)) * far, half.z + BEYOND),
  };
}
