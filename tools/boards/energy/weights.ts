/** How strongly each wish of the foam counts. Lengths are board units. */
export interface Weights {
  /** Every region wants its share of the board. */
  area: number;
  /** Rises without limit as an area goes to nothing. */
  collapse: number;
  /** Regions want to be round. */
  round: number;
  /** Every region wants room for a disc of the radius `discRadius`. */
  disc: number;
  discRadius: number;
  /** Regions want to lie where the published board has them. */
  home: number;
  /** Borders want to be short. */
  length: number;
  /** But not shorter, end to end, than `leastBorder`. */
  leastBorder: number;
  borderFloor: number;
  /** A line's points want to be evenly spaced, and the line wants to be straight. */
  spacing: number;
  bending: number;
  /** Borders want to meet at `angle` (radians) or more. */
  angle: number;
  angles: number;
  /** Lines that do not meet want to be `apart`. */
  apart: number;
  strangers: number;
  /** Stretches of the frame want to be this long. */
  leastFrame: number;
}

/** The weights of the last and longest part of the relaxation. */
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
