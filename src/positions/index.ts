/** The position language: positions in a few words, to be read by people and compared line by line (docs/positions.md). */
export type { PositionFault } from './draft.ts';
export { type PositionReading, readPosition } from './read-position.ts';
export type { TextPlace } from './words.ts';
export { writePosition } from './write-position.ts';
