import { createContext, use } from 'react';
import type { Puzzle } from './puzzle.ts';

/** Puts a puzzle on the table; null where none can be. The game at this table stays as it is. */
export const OpenPuzzleContext = createContext<((puzzle: Puzzle) => void) | null>(null);

export function useOpenPuzzle(): ((puzzle: Puzzle) => void) | null {
  return use(OpenPuzzleContext);
}
