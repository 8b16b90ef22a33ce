/** Puzzles: turns whose best play is known. What is needed to put one on the table; its parts are fetched by `lazy.ts`. */

export { isTurnsBeginning } from '../../opponents/puzzle-search/beginning.ts';
export { type AtPuzzle, PuzzleContext } from './context.ts';
export { isPuzzle, type Puzzle, puzzlePosition, puzzleSetup, puzzleStart } from './puzzle.ts';
export { isPaid, puzzleTable } from './table.ts';
