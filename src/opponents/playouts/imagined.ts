import { type GameState, view } from '../../rules/index.ts';
import { seedFor } from '../chance.ts';
import { imagine } from '../imagine.ts';

/** An odd prime far from the seeds in use, so that no two games are imagined alike. */
const stride = 7919;

/** That may lie behind what the seat sees: the same for the same number, their dice falling by chance. */
export function imaginedGames(state: GameState, seed: number): (game: number) => GameState {
  const seen = view(state, state.seat);
  const known: GameState[] = [];
  return (game) => {
    const before = known[game];
    if (before) return before;
    const imagined = imagine(seen, seedFor(seed + (game + 1) * stride, seen));
    const start = { ...imagined, hidden: { ...imagined.hidden, dice: [] } };
    known[game] = start;
    return start;
  };
}
