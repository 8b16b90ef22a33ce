import type { GameState, GameView, Position, Seat } from './state.ts';

/** The coins of a seat as a viewer knows them (SCO-3, END-1); null where they are hidden. */
export function coinsSeen({ coins, phase }: Position, viewer: Seat | null, seat: Seat): number | null {
  return phase === 'gameOver' || seat === viewer ? (coins[seat] ?? null) : null;
}

/**
 * What a seat may see (null: a spectator): everything public and its own coins; everybody's coins once the game is over (SCO-3, END-1). The order of
 * the stacks and the random generator are left out (COL-5).
 */
export function view(state: GameState, viewer: Seat | null): GameView {
  const { coins, hidden: _hidden, ...open } = state;
  return { ...open, viewer, coins: coins.map((_, seat) => coinsSeen(state, viewer, seat)) };
}

/** The public part of a seat's view: the same without its coins, while those are hidden (SCO-3). */
export function openView(seen: GameView): GameView {
  return seen.phase === 'gameOver' ? seen : { ...seen, viewer: null, coins: seen.coins.map(() => null) };
}
