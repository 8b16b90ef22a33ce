/** Board units per unit of a figure: a chip of radius 0.5 becomes one of radius 0.22. */
export const FIGURE = 0.44;
/** A statue's size, in decline, beside that of the living figure: the living stand out. */
export const STATUE = 0.74;
export const TRIBE = 0.85;
/** Radius of a race token's chip, in board units. */
export const CHIP_RADIUS = 0.5 * FIGURE;
/** Height of one chip in a stack, in board units. */
export const CHIP = 0.17 * FIGURE;
/** Height of the tabletop relative to the top of the slab, in board units. */
export const TABLE_TOP = -0.3;
