/** The weight of each term of the energy. Lengths are board units. */
export interface Weights {
  area: number;
  /** Rises without limit as an area goes to nothing. */
  collapse: number;
  round: number;
  /** Room in every region for a disc of the radius `discRadius`. */
  disc: number;
  discRadius: number;
  home: number;
  length: number;
  /** Shortfall of a border, end to end, from `leastBorder`. */
  leastBorder: number;
  borderFloor: number;
  /** Uneven spacing of a line's points, and its curvature. */
  spacing: number;
  bending: number;
  /** Shortfall of the angle between borders from `angle` (radians). */
  angle: number;
  angles: number;
  /** Shortfall of the distance between lines that do not meet from `apart`. */
  apart: number;
  strangers: number;
  /** Shortfall of stretches of the frame from this length. */
  leastFrame: number;
}

export const fullWeights: Weights = {
  area: 3,
  collapse: 0.3,
  round: 0.35,
  disc: 14,
  discRadius: 0.42,
  home: 0.25,
  length: 0.12,
  leastBorder: 0.46,
  borderFloor: 4,
  spacing: 0.25,
  bending: 0.6,
  angle: (75 * Math.PI) / 180,
  angles: 0.5,
  apart: 0.3,
  strangers: 5,
  leastFrame: 0.6,
};
