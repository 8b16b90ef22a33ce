/** Distance between furrows of the farmland, in board units. */
export const FURROW = 0.1013;

/** How much the furrows turn from one region id to the next, in radians, so that those of neighbours never align. */
export const FURROW_TURN = 1.7;
