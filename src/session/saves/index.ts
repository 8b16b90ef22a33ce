/**
 * Saved games: written after every command, replayed and checked when opened, one tab at a time. They are stored in the browser's IndexedDB; each
 * also keeps its previous record.
 */

export { digest, positionDigest } from './digest.ts';
export { within } from './game-store.ts';
export { keeperOf } from './keeper.ts';
export { asSaveError, SaveError, type SaveProblem } from './problem.ts';
export { FORMAT, limits, makeRecord, type SavedGame, sealed, VERSION } from './record.ts';
export { openingOf, revive } from './revive.ts';
export type { Claim } from './saves.ts';
export { fileOf, type GameFile, type OpenGame, openSaves, type Saves } from './saves.ts';
export type { Entry } from './store.ts';
