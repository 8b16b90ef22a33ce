import { useEffect } from 'react';
import { create } from 'zustand';

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
