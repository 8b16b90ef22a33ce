import { leadOf, outlook } from '../../../src/opponents/evaluation/outlook.ts';
import { evenTemper } from '../../../src/opponents/index.ts';
import { strategist } from '../../../src/opponents/levels/strategist.ts';
import { after } from '../../../src/opponents/play.ts';
import type { GameState, Seat } from '../../../src/rules/index.ts';

/**
 * A seat's lead in coins, as far as can be said once everybody has played on for some rounds, as strategists do: at the end of the game, or at the
 * beginning of this seat's own turn, by the outlook. Dice fall by the state's own chance.
 */
export function leadPlayedOn(state: GameState, seat: Seat, rounds: number): number {
  const enough = state.round + rounds;
  let now = state;
  while (now.phase !== 'gameOver') {
    const isNext = now.turnSeat === seat && now.seat === seat && isStart(now);
    if (isNext && now.round >= enough) break;
    now = after(now, strategist(now, { level: 'strategist', temper: evenTemper, seed: now.seat }).commands);
  }
  return leadOf(outlook(now), seat);
}

/** Has the turn just begun? */
const isStart = ({ phase }: GameState): boolean => phase === 'pickCombo' || phase === 'readyTroops';
