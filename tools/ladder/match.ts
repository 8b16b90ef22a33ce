import type { Opponent } from '../../src/opponents/index.ts';
import { apply, type GameState, newGame, standings, view } from '../../src/rules/index.ts';
import type { Decide } from './decide.ts';

/** Who sits in a seat. */
export interface Player {
  readonly opponent: Opponent;
  readonly decide: Decide;
}

/** How a game ended. */
export interface Result {
  /** Each seat's share of the win: 1, or less if it is shared (END-2). */
  readonly wins: readonly number[];
  readonly coins: readonly number[];
  /** Milliseconds of processor time of each decision, by seat. */
  readonly times: readonly (readonly number[])[];
}

/** Plays a game, one player per seat. Throws on an illegal command, with the information to replay it. */
export function playMatch(players: readonly Player[], seed: number): Result {
  const start = newGame({ players: players.length, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const times: number[][] = players.map(() => []);
  let { state } = start;
  while (state.phase !== 'gameOver') {
    const player = players[state.seat];
    if (!player) throw new Error(`nobody sits at ${state.seat}`);
    const { opponent, decide } = player;
    const asked = process.cpuUsage();
    const { commands } = decide(view(state, state.seat), opponent);
    const { user, system } = process.cpuUsage(asked);
    times[state.seat]?.push((user + system) / 1000);
    state = commands.reduce((now: GameState, command) => {
      const outcome = apply(now, command);
      if (!outcome.ok)
        throw new Error(`seed ${seed}: ${opponent.level} may not ${JSON.stringify(command)}: ${outcome.refusal.code}`);
      return outcome.state;
    }, state);
  }
  const ranking = standings(state);
  const first = ranking.filter(({ place }) => place === 1);
  const wins = players.map((_, seat) => (first.some((row) => row.seat === seat) ? 1 / first.length : 0));
  return { wins, coins: state.coins, times };
}
