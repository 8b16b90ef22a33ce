import { inHand, moveTokens, type Play, rememberThisTurn, setAside } from './play.ts';
import type { Force, PublicState } from './state.ts';

export const standingBackCounter = 'standingBack';

/** GHO-3, read otherwise: tokens driven out by their player's own Ghouls, waiting for the conquests' end. */
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
