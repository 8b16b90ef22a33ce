import type { Framing } from './framing.ts';

/** A place on the table, in board units. */
export interface Place {
  readonly x: number;
  readonly z: number;
}

/** The seated view, from which the limits of the camera follow. */
export interface Home {
  /** Half of the board. */
  readonly half: Place;
  readonly distance: number;
  /** How far beyond the board it is aimed because of panels: across, and towards the viewer. */
  readonly aside: Place;
}

export const clamp = (at: number, least: number, most: number) => Math.min(most, Math.max(least, at));
/** The place nearest to another on a board of this half. */
export const over = ({ x, z }: Place, half: Place): Place => ({
  x: clamp(x, -half.x, half.x),
  z: clamp(z, -half.z, half.z),
});

export function homeOf({ position, target: [x, y, z] }: Framing, half: Place): Home {
  const seen = over({ x, z }, half);
  return {
    half,
    distance: Math.hypot(position[0] - x, position[1] - y, position[2] - z),
    aside: { x: x - seen.x, z: z - seen.z },
  };
}
