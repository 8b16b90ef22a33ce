import { seedRandom } from './random.ts';
import { ruled } from './rulings/index.ts';
import type { GameState, GameView, Position, PublicState, Seat } from './state.ts';

/** Do coins lie open: at the end (END-1), or all the time, where the table plays it so (SCO-3)? */
export function areCoinsOpen(position: Pick<Position, 'phase' | 'content'>): boolean {
  return position.phase === 'gameOver' || ruled(position, 'SCO-3');
}

/** The coins of a seat as a viewer knows them (SCO-3, END-1); null where they are hidden. */
export function coinsSeen(position: Position, viewer: Seat | null, seat: Seat): number | null {
  return areCoinsOpen(position) || seat === viewer ? (position.coins[seat] ?? null) : null;
}

/** What a seat may see (null: a spectator; SCO-3, END-1): no stack order, no random generator (COL-5). */
export function view(state: GameState, viewer: Seat | null): GameView {
  const { coins, hidden: _hidden, ...open } = state;
  return { ...open, viewer, coins: coins.map((_, seat) => coinsSeen(state, viewer, seat)) };
}

/** The public part of a seat's view: the same without its coins, while those are hidden (SCO-3). */
export function openView(seen: GameView): GameView {
  if (seen.phase === 'gameOver') return seen;
  return { ...seen, viewer: null, coins: areCoinsOpen(seen) ? seen.coins : seen.coins.map(() => null) };
}

/** This position, hidden things blank, to try a move in: trust nothing of dice, stacks or others' coins. */
export function trial(state: PublicState): GameState {
  return {
    ...state,
    coins: new Array<number>(state.players).fill(0),
    hidden: { banners: [], badges: [], random: seedRandom(0), dice: [] },
  };
}
