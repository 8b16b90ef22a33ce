/**
 * Saved games: written after every command, replayed and checked when opened, one tab at a time. They are stored in the browser's IndexedDB; each
 * also keeps its previous record.
 */
export type { Claim } from './claim.ts';
export { digest, positionDigest } from './digest.ts';
export { keeperOf } from './keeper.ts';
export { limits } from './limits.ts';
export { openingOf } from './opening.ts';
export { within } from './patience.ts';
export { asSaveError, SaveError, type SaveProblem } from './problem.ts';
export { FORMAT, makeRecord, type SavedGame, sealed, VERSION } from './record.ts';
export { revive } from './revive.ts';
export { fileOf, type GameFile, type OpenGame, openSaves, type Saves } from './saves.ts';
export type { Entry } from './store.ts';
