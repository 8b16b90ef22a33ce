/** Drawings of boards while they are edited; fetched with what edits them. */
export { type OutlineFile, readOutlines } from './outline-file.ts';
export { keepOwnDrawing } from './own-drawing.ts';
export { squaredToSegment } from './point.ts';
export { draftDrawnElsewhere } from './thread.ts';
