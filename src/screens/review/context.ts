import { createContext, use } from 'react';
import type { SaveError, Saves } from '../../session/saves/index.ts';
import type { Played } from '../../session/turn/index.ts';

export interface Reviewable {
  readonly id: string;
  readonly played: () => Played;
  /** The games of this browser, or why they are unavailable: then the review lasts as long as the page. */
  readonly saves: Saves | SaveError;
}

export interface Reviewed {
  readonly game: Reviewable;
  /** Shows the moment after so many commands. */
  readonly onGo: (at: number) => void;
  /** How many commands have been played where the screen shows a moment of the game; null where it does not. */
  readonly at: number | null;
}

export const ReviewContext = createContext<Reviewed | null>(null);

export function useReviewed(): Reviewed | null {
  return use(ReviewContext);
}
