import type { Play } from './play.ts';
import { forcesOf, heldRegions } from './position.ts';
import { hooksOf } from './registry.ts';
import type { Force, PublicState, Seat } from './state.ts';
import type { CoinLine } from './trait.ts';

/** A line of a turn's pay, with the race that earns it. */
export interface PayLine extends CoinLine {
  readonly force: number;
}

function payOf(state: PublicState, force: Force): PayLine[] {
  const lines: CoinLine[] = heldRegions(state, force).map((region) => ({ clause: 'SCO-1', amount: 1, region }));
  for (const coins of hooksOf(force).coins) lines.push(...coins(state, force));
  return lines.map((line) => ({ ...line, force: force.id }));
}

/** What the seat would be paid if its turn were scored now, line by line (SCO-1, SCO-2). */
export function income(state: PublicState, seat: Seat): PayLine[] {
  return forcesOf(state, seat).flatMap((force) => payOf(state, force));
}

/** Pays the turn (SCO). */
export function score(play: Play): void {
  const { state, events } = play;
  const seat = state.turnSeat;
  let sum = 0;
  for (const { clause, amount, region, force } of income(state, seat)) {
    sum += amount;
    events.push({
      type: 'coinsMoved',
      amount,
      from: { at: 'stash' },
      to: { at: 'player', seat },
      clause,
      force,
      region,
    });
  }
  state.coins[seat] = (state.coins[seat] ?? 0) + sum;
  events.push({ type: 'scored', seat, amount: sum });
}
