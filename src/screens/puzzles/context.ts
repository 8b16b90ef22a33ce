import { createContext, use } from 'react';
import type { GameState } from '../../rules/index.ts';
import type { Puzzle } from './puzzle.ts';

/** The puzzle on the table, and the ways on from it. */
export interface AtPuzzle {
  readonly puzzle: Puzzle;
  /** The state it begins with. */
  readonly start: GameState;
  /** How many hints have been taken, 0–3. */
  readonly hints: number;
  readonly onHint: () => void;
  /** Puts the table back to the beginning of the turn. */
  readonly onAgain: () => void;
  /** On to the next puzzle of the collection; null where there is none. */
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
  /** The address that opens it elsewhere; null if it is too long for one. */
  readonly address: string | null;
}

export const PuzzleContext = createContext<AtPuzzle | null>(null);

/** The puzzle on the table; null at any other table. */
export function usePuzzle(): AtPuzzle | null {
  return use(PuzzleContext);
}
