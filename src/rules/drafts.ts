/** Boards of one's own while they are edited: read with all their faults, and their facts; fetched with what edits them. */
export { type BoardData, boardBounds, type OwnRegion } from './boards/own/data.ts';
export { type DraftReading, draftFacts, readDraft } from './boards/own/draft.ts';
