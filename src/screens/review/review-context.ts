import { createContext, use, useEffect } from 'react';
import { create } from 'zustand';
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

/** What everybody may know of the review, without its panel: it is fetched when it is first opened. */
interface Shown {
  /** The decision that is shown on the board, by name; null if none is. */
  readonly decision: string | null;
  /** The panel is to be opened on the next screen: somebody goes there from it. */
  readonly follows: boolean;
  /** In figures as well as in words, from screen to screen. */
  readonly inFigures: boolean;
  /** The id of a game, and where its decisions clearly cost something: commands played before each. */
  readonly of: string;
  readonly places: readonly number[];
}

export const useShownReview = create<Shown>(() => ({
  decision: null,
  follows: false,
  inFigures: false,
  of: '',
  places: [],
}));

let pause: ((id: string) => void) | null = null;
const screens = new Map<string, number>();

/** Says how a review is interrupted once nobody looks at its game any more. */
export function onNobodyLooks(interrupt: (id: string) => void): void {
  pause = interrupt;
}

/** Milliseconds from one screen of a game to the next. */
const BETWEEN = 2000;

/** A screen shows this game: its review goes on from screen to screen, and is interrupted once none shows it. */
export function useReviewable(id: string): void {
  useEffect(() => {
    screens.set(id, (screens.get(id) ?? 0) + 1);
    return () => {
      screens.set(id, (screens.get(id) ?? 1) - 1);
      setTimeout(() => {
        if (screens.get(id) === 0) pause?.(id);
      }, BETWEEN);
    };
  }, [id]);
}
