/** Distance from one furrow of the farmland to the next, in board units. */
export const FURROW = 0.1013;

/** How far the furrows of a region are turned from one region to the next, in radians: those of neighbours never run alike. */
export const FURROW_TURN = 1.7;
