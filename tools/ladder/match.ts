import type { Opponent } from '../../src/opponents/types.ts';
import { type Command, type GameView, view } from '../../src/rules/index.ts';
import { gameOf, winsOf } from '../measure/game.ts';

/** Decides a step for an opponent, from what its seat sees. */
export type Decide = (view: GameView, opponent: Opponent) => { readonly commands: readonly Command[] };

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
  const times: number[][] = players.map(() => []);
  const end = gameOf({ players: players.length, seed }, (state) => {
    const player = players[state.seat];
    if (!player) throw new Error(`nobody sits at ${state.seat}`);
    const asked = process.cpuUsage();
    const { commands } = player.decide(view(state, state.seat), player.opponent);
    const { user, system } = process.cpuUsage(asked);
    times[state.seat]?.push((user + system) / 1000);
    return commands;
  });
  return { wins: winsOf(end), coins: end.coins, times };
}
