import type { Standing } from './event.ts';
import { forcesOf, tokensOnMap } from './position.ts';
import type { GameState, PublicState, Seat } from './state.ts';

/** END-2: race tokens of a seat on the board, active and in decline. */
function tieBreakTokens(state: PublicState, seat: Seat): number {
  return forcesOf(state, seat).reduce((tokens, force) => tokens + tokensOnMap(state, force), 0);
}

/** END-1, END-2: the final ranking, winner first; equal coins and tokens share a place, the lower seat named first. */
export function standings(state: PublicState & { coins: readonly (number | null)[] }): Standing[] {
  const rows = Array.from({ length: state.players }, (_, seat) => ({
    seat,
    coins: state.coins[seat] ?? 0,
    tokens: tieBreakTokens(state, seat),
  }));
  const beats = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    a.coins > b.coins || (a.coins === b.coins && a.tokens > b.tokens);
  return rows
    .map((row) => ({ ...row, place: 1 + rows.filter((other) => beats(other, row)).length }))
    .sort((a, b) => a.place - b.place);
}

/** Ends the game. */
export function endGame(state: GameState): Standing[] {
  state.phase = 'gameOver';
  return standings(state);
}
