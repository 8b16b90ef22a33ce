import type { CameraStep } from '../../attention/index.ts';

/** A step comes so much closer, or goes so far aside: in parts of the camera's distance. */
const STEP = { closer: 0.74, aside: 0.13 } as const;

/** What the camera may look at lies no further from the middle of the board than its edge and this, in board units. */
const BEYOND = 2.5;

/** The distance after a step. Those who hold the camera keep it within its limits. */
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
 * The place on the table that is looked at after a step, as it lies on the screen: never far off the board.
 * @param azimuth how far the camera stands round the table, in radians.
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
