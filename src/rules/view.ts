import type { GameState, GameView, Seat } from './state.ts';

/**
 * What a seat may see (null: a spectator): all that lies open, and its own coins; the coins of all when the game is over (SCO-3, END-1).
 * The order of the stacks and the random generator are left out (COL-5).
 */
export function view(state: GameState, viewer: Seat | null): GameView {
  const { coins, hidden: _hidden, ...open } = state;
  const revealed = state.phase === 'gameOver';
  return { ...open, viewer, coins: coins.map((amount, seat) => (revealed || seat === viewer ? amount : null)) };
}
