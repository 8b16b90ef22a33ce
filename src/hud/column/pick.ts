import { type Combo, explain } from '../../rules/index.ts';
import { raisedIn, useAttention } from '../../table/attention/index.ts';
import { type RefusalWords, refusalWords } from '../../ui/words/refusal-words.ts';
import type { Game } from '../frame/use-game.ts';

interface Pick {
  /** The button acts. */
  readonly isOpen: boolean;
  /** Why this combo may not be picked, or null. */
  readonly not: RefusalWords | null;
}

/** Does whoever sits at this screen pick now, or has just picked? */
export const isPicking = ({ phase, view }: Game): boolean => phase === 'pickCombo' && view.seat === view.viewer;

export function pickOf(game: Game, index: number): Pick {
  // While a pick is being shown the rules are already in the next phase: they refuse only actual attempts.
  const open = isPicking(game) && game.view.phase === 'pickCombo' && game.legal.length > 0;
  const refusal = open ? explain(game.view, { type: 'pickCombo', index }) : null;
  return { isOpen: open && refusal === null, not: refusal && refusalWords(refusal, game.naming) };
}

/** The combo whose card is raised, and its place in the column; null where nothing can be picked. */
export function useRaised(game: Game): { readonly combo: Combo; readonly index: number } | null {
  const { column } = game.view;
  const index = useAttention((attention) => raisedIn(column, attention));
  const combo = index === null ? undefined : column[index];
  return index === null || combo === undefined || !isPicking(game) ? null : { combo, index };
}
