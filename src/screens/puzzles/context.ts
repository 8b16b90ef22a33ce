import { createContext, use } from 'react';
import type { GameState } from '../../rules/index.ts';
import type { Puzzle } from './puzzle.ts';

export interface AtPuzzle {
  readonly puzzle: Puzzle;
  readonly start: GameState;
  /** How many hints have been taken, 0–3. */
  readonly hints: number;
  readonly onHint: () => void;
  readonly onAgain: () => void;
  readonly onNext: (() => void) | null;
  readonly onLeave: () => void;
  /** The address that opens it elsewhere; null if it is too long for one. */
  readonly address: string | null;
}

export const PuzzleContext = createContext<AtPuzzle | null>(null);

export function usePuzzle(): AtPuzzle | null {
  return use(PuzzleContext);
}
