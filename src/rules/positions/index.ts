/** The position language: concise texts of positions, to read and to compare by line (docs/positions.md). */
export type { PositionFault } from './draft.ts';
export { type PositionReading, readPosition } from './read-position.ts';
export type { TextPlace } from './vocabulary.ts';
export { writePosition } from './write-position.ts';
