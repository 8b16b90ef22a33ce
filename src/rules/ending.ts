import type { Standing } from './event.ts';
import { guestTokens } from './guests.ts';
import { forcesOf, tokensOnMap } from './queries.ts';
import { ruled } from './rulings/index.ts';
import type { GameState, Position, PublicState, Seat } from './state.ts';
import { coinsSeen } from './view.ts';

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
