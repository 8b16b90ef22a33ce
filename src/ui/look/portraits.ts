import { races } from './folk/races.ts';

/** Whose faces are in the picture of all of them (`portraits.webp`), row by row, and how it is divided. */
export const portraits = Object.keys(races);
export const portraitsAcross = 7;
export const portraitRows = Math.ceil(portraits.length / portraitsAcross);
/** Edge of one of them, in pixels of the picture. */
export const portraitEdge = 160;
