import { races } from './folk/races.ts';

/** Whose faces are in the picture of all of them (`portraits.webp`), and whose whole figures in another (`figures.webp`), row by row, and how both are divided. */
export const portraits = Object.keys(races);
export const portraitsAcross = 7;
export const portraitRows = Math.ceil(portraits.length / portraitsAcross);
/** Edge of one of them, in pixels of the picture. */
export const portraitEdge = 160;
/** Edge of a whole figure, likewise. */
export const figureEdge = 256;
