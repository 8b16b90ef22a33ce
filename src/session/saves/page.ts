/** The saved games as a start page has them: what lists, keeps and gives them away, without the rules, which come with the first that is played. */

export { asSaveError, SaveError, type SaveProblem, unreadOf } from './problem.ts';
export type { SavedGame } from './record.ts';
export { openSaves, type Saves } from './saves.ts';
export type { Entry } from './store.ts';
