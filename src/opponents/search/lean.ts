import { type GameState, isConquest } from '../../rules/index.ts';
import { turnsLeft } from '../evaluation/outlook.ts';
import { mostPatience, standingOf } from '../evaluation/standing.ts';
import { leadFrom } from '../levels/plan.ts';
import { after } from '../play.ts';
import { evenTemper, isEven, type Temper } from '../types.ts';
import { hopeForCoins } from './hopes.ts';
import { narrow, type Option } from './options.ts';

/**
 * The preference for each choice of this temper over an even one, as hope: none if it is even. The search itself ignores temper, since others have
 * their own; this is added to its result at the root.
 */
export function leansOf(state: GameState, options: readonly Option[], temper: Temper): number[] {
  if (isEven(temper)) return options.map(() => 0);
  const coins = options.map((option) => coinsFor(state, option, temper));
  // A temper shifts every lead; only the difference between choices counts.
  const usual = Math.min(...coins);
  return coins.map((lean) => hopeForCoins(lean - usual, turnsLeft(state, state.turnSeat)));
}

function coinsFor(state: GameState, { commands }: Option, temper: Temper): number {
  const seat = state.turnSeat;
  if (isConquest(state.phase)) {
    // A plan ends with its last attempt or the end of the conquests; only what was taken before counts.
    const end = after(state, commands.slice(0, -1));
    return standingOf(end, seat, temper) - standingOf(end, seat, evenTemper);
  }
  const next = after(state, commands);
  const stays = commands[0]?.type === 'expand' ? (temper.patience - evenTemper.patience) * 2 * mostPatience : 0;
  return leadFrom(next, seat, temper, narrow) - leadFrom(next, seat, evenTemper, narrow) + stays;
}
