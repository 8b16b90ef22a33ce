import type { GameState } from '../../../src/rules/index.ts';
import { turnsLeft } from '../judgement/outlook.ts';
import { mostPatience, standingOf } from '../judgement/standing.ts';
import { leadFrom } from '../levels/plan.ts';
import { after } from '../play.ts';
import { evenTemper, type Temper } from '../types.ts';
import { hopeForCoins } from './hopes.ts';
import { narrow, type Option } from './options.ts';

/**
 * How much more, or less, each choice pleases a seat of this temper than an even-tempered one, as hope: none if it is even. The search
 * itself knows no temper, since others have their own; where it begins, this is added to what it finds.
 */
export function leansOf(state: GameState, options: readonly Option[], temper: Temper): number[] {
  if (isEven(temper)) return options.map(() => 0);
  const coins = options.map((option) => coinsFor(state, option, temper));
  // Another temper sees every lead otherwise; only what it sees more in one choice than in another counts.
  const usual = Math.min(...coins);
  return coins.map((lean) => hopeForCoins(lean - usual, turnsLeft(state, state.turnSeat)));
}

function isEven({ aggression, greed, patience }: Temper): boolean {
  return aggression === evenTemper.aggression && greed === evenTemper.greed && patience === evenTemper.patience;
}

function coinsFor(state: GameState, { commands }: Option, temper: Temper): number {
  const seat = state.turnSeat;
  if (state.phase === 'conquer' || state.phase === 'ghouls') {
    // A plan ends with its last attempt or the end of the conquests; what counts is what was taken before.
    const end = after(state, commands.slice(0, -1));
    return standingOf(end, seat, temper) - standingOf(end, seat, evenTemper);
  }
  const next = after(state, commands);
  const stays = commands[0]?.type === 'expand' ? (temper.patience - evenTemper.patience) * 2 * mostPatience : 0;
  return leadFrom(next, seat, temper, narrow) - leadFrom(next, seat, evenTemper, narrow) + stays;
}
