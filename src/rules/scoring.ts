import { hooksOf } from './box.ts';
import type { CoinPlace } from './event.ts';
import type { Play } from './play.ts';
import { heldRegions } from './queries.ts';
import type { ForceId, PublicState, Seat } from './state.ts';
import type { CoinLine, CoinSource } from './trait.ts';

export interface PayLine extends CoinLine {
  readonly of: CoinSource;
  readonly force: number;
}

/** What the seat would be paid if its turn were scored now, line by line (SCO-1, SCO-2). */
export function income(state: PublicState, seat: Seat): PayLine[] {
  const lines: PayLine[] = [];
  for (const force of state.forces) {
    if (force.seat !== seat) continue;
    const { id } = force;
    for (const region of heldRegions(state, force))
      lines.push({ clause: 'SCO-1', amount: 1, region, force: id, of: { region } });
    for (const { of, coins } of hooksOf(state, force).coins)
      for (const { clause, amount, region } of coins(state, force))
        lines.push({ clause, amount, region, force: id, of });
  }
  return lines;
}

const stash: CoinPlace = { at: 'stash' };

/** Pays the turn (SCO): for all races of the player, or for one alone. */
export function score(play: Play, only: ForceId | null = null): void {
  const { state, events } = play;
  const seat = state.turnSeat;
  const player: CoinPlace = { at: 'player', seat };
  let sum = 0;
  for (const { clause, amount, region, force, of } of income(state, seat)) {
    if (only !== null && force !== only) continue;
    sum += amount;
    events.push({ type: 'coinsMoved', amount, from: stash, to: player, clause, force, region, of });
  }
  state.coins[seat] = (state.coins[seat] ?? 0) + sum;
  events.push({ type: 'scored', seat, amount: sum });
}
