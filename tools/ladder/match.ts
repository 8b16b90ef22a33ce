import { decide, type Opponent } from '../../src/opponents/index.ts';
import { apply, type GameState, newGame, standings, view } from '../../src/rules/index.ts';

/** How a game ended. */
export interface Result {
  /** For each seat its share of the win: 1, or less where it is shared (END-2). */
  readonly wins: readonly number[];
  readonly coins: readonly number[];
  /** Milliseconds of each decision, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** Plays a game of opponents, one a seat. Throws on an illegal command, with what replays it. */
export function playMatch(opponents: readonly Opponent[], seed: number): Result {
  const start = newGame({ players: opponents.length, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const times: number[][] = opponents.map(() => []);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const opponent = opponents[state.seat];
    if (!opponent) throw new Error(`nobody sits at ${state.seat}`);
    const asked = performance.now();
    const { commands } = decide(view(state, state.seat), opponent);
    times[state.seat]?.push(performance.now() - asked);
    state = commands.reduce((now: GameState, command) => {
      const outcome = apply(now, command);
      if (!outcome.ok)
        throw new Error(`seed ${seed}: ${opponent.level} may not ${JSON.stringify(command)}: ${outcome.refusal.code}`);
      return outcome.state;
    }, state);
  }
  const ranking = standings(state);
  const first = ranking.filter(({ place }) => place === 1);
  const wins = opponents.map((_, seat) => (first.some((row) => row.seat === seat) ? 1 / first.length : 0));
  return { wins, coins: state.coins, times };
}
