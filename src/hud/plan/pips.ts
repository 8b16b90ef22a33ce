/** Positions of the pips of each face of the die, in half sides from its middle; a blank has none. */
export const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.45, -0.45],
    [0.45, 0.45],
  ],
  3: [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
};
