import { hooksOf } from './box.ts';
import { type Play, rememberThisTurn } from './play.ts';
import type { Refusal } from './refusal.ts';
import { refuse } from './refuse.ts';
import { ruled } from './rulings/index.ts';
import type { Force, PublicState } from './state.ts';

/** The turn's counter of final rolls, kept only where they are counted. */
export const finalRollCounter = 'finalRolls';

/**
 * Why the race has no final roll at all, whatever the region, or null: it rolls beforehand instead (BER-2), unless the table reads that otherwise; or its
 * player has had the one of this turn (GHO-2, read otherwise).
 */
export function barredFromFinalRoll(state: PublicState, force: Force): Refusal | null {
  const own = hooksOf(state, force).noFinalRoll;
  if (own && !ruled(state, 'BER-2')) {
    const rolls = hooksOf(state, force).actions.some((action) => action.rolls);
    return rolls
      ? refuse(own.clause, 'noFinalRoll', { race: force.race, rolls: 'before' }, 'rollFirst')
      : refuse(own.clause, 'noFinalRoll', { race: force.race, rolls: 'never' }, 'endConquests');
  }
  const isUsed = force.seat === state.turnSeat && (state.turn.memory[finalRollCounter] ?? 0) > 0;
  return isUsed ? refuse('GHO-2', 'finalRollUsed', { race: force.race }, 'endConquests') : null;
}

/** Counts a final roll, where there is one a turn (GHO-2, read otherwise). */
export function noteFinalRoll(play: Play): void {
  if (ruled(play.state, 'GHO-2')) rememberThisTurn(play, finalRollCounter, 1);
}
