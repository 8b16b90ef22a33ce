/** The parts of the puzzles, each fetched when it is first wanted. */

/** The list of all puzzles. */
export const loadPuzzleRoom = () => import('./PuzzleRoom.tsx');
/** The collection itself. */
export const loadCollection = () => import('./collection.ts');
/** What the coach says at a puzzle. */
export const loadPuzzleCard = () => import('./PuzzleCard.tsx');
/** What is said once its turn is over. */
export const loadPuzzleVerdict = () => import('./PuzzleVerdict.tsx');
/** What works out the best turn of any position. */
export const loadSearch = () => import('../../opponents/puzzle-search/ask-best-turn.ts');
