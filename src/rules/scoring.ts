import { hooksOf } from './box.ts';
import type { CoinPlace, Standing } from './event.ts';
import { guestTokens } from './guests.ts';
import type { Play } from './play.ts';
import { forcesOf, heldRegions, tokensOnMap } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { ForceId, GameState, Position, PublicState, Seat } from './state.ts';
import type { CoinLine, CoinSource } from './trait.ts';
import { coinsSeen } from './view.ts';

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

/** END-2: race tokens of a seat on the board, active and in decline. */
function tieBreakTokens(state: PublicState, seat: Seat): number {
  return forcesOf(state, seat).reduce((tokens, force) => tokens + tokensOnMap(state, force) + guestTokens(force), 0);
}

/**
 * END-1, END-2: the final ranking, winner first; equal coins and tokens share a place, lower seat first. While coins are hidden nobody can be ranked
 * (SCO-3): the result is empty for a view before the end, and for a `viewer` asking about a whole state.
 */
export function standings(position: Position, viewer?: Seat | null): Standing[] {
  const rows: Omit<Standing, 'place'>[] = [];
  for (let seat = 0; seat < position.players; seat++) {
    const coins = viewer === undefined ? (position.coins[seat] ?? null) : coinsSeen(position, viewer, seat);
    if (coins === null) return [];
    rows.push({ seat, coins, tokens: tieBreakTokens(position, seat) });
  }
  const beats = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.coins > b.coins ||
    (a.coins === b.coins && (a.tokens > b.tokens || (a.tokens === b.tokens && isLater(position, a.seat, b.seat))));
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => beats(other, row)).length }))
    .sort((a, b) => a.place - b.place);
}

/** END-2, read otherwise: does the seat play after the other in a round, and so win a tie that stays? */
function isLater(state: PublicState, seat: Seat, other: Seat): boolean {
  const turnsAway = (who: Seat) => (who - state.firstSeat + state.players) % state.players;
  return ruled(state, 'END-2') && turnsAway(seat) > turnsAway(other);
}

export function endGame(state: GameState): Standing[] {
  state.phase = 'gameOver';
  return standings(state);
}
