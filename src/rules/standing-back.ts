import { inHand, moveTokens, type Play, rememberThisTurn, setAside } from './play.ts';
import type { Force, PublicState } from './state.ts';

/** The turn's counter of tokens that stand back. */
export const standingBackCounter = 'standingBack';

/** GHO-3, read otherwise: how many tokens of the active race, driven out by its player's own Ghouls, wait beside the map for the end of the conquests. */
export function standingBack({ turn }: PublicState): number {
  return turn.memory[standingBackCounter] ?? 0;
}

/** GHO-3, read otherwise: these survivors of a region fight no more this turn. */
export function standBack(play: Play, force: Force, count: number): void {
  if (count === 0) return;
  moveTokens(play, force, count, inHand, setAside, 'stoodBack', 'GHO-3');
  rememberThisTurn(play, standingBackCounter, standingBack(play.state) + count);
}

/** GHO-3, read otherwise: the survivors are placed with the others when the conquests are over. */
export function stepUp(play: Play, force: Force): void {
  const count = standingBack(play.state);
  if (count === 0) return;
  moveTokens(play, force, count, setAside, inHand, 'readied', 'GHO-3');
  rememberThisTurn(play, standingBackCounter, 0);
}
