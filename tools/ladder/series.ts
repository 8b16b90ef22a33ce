import { shareOf } from '../../src/opponents/luck/other-dice.ts';
import { evenTemper } from '../../src/opponents/types.ts';
import type { Log } from '../measure/log.ts';
import { quantile } from '../measure/statistics.ts';
import { type Player, playMatch } from './match.ts';
import type { Side } from './sides.ts';

/** A share of wins with its 95 % interval (Wilson), all from 0 to 1. */
export interface Rate {
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** One seat's result in one game. */
export interface Game {
  /** Its share of the win, 0–1. */
  readonly won: number;
  /** Its coins, and those of the others on average. */
  readonly coins: number;
  readonly others: number;
  /** Milliseconds of processor time of each of its decisions. */
  readonly times: readonly number[];
}

/** A level's result in one seat against a table of another. */
export interface Score extends Rate {
  readonly side: Side;
  readonly against: Side;
  readonly players: number;
  /** Average coins: its own, and those of each of the others. */
  readonly coins: number;
  readonly others: number;
  /** Milliseconds of processor time that 95 % of its decisions stayed within. */
  readonly decisionMs: number;
}

/** The games to play. */
export interface Series {
  readonly side: Side;
  readonly against: Side;
  readonly players: number;
  readonly atLeast: number;
  /** The number of the first stacks, so that a series can be played in parts. */
  readonly stacks: number;
}

/**
 * Plays games of one seat of a level against others of another, with every seat equally often, and the same stacks for all seats. Skips games in the
 * log. Calls `onRound` with the rate so far whenever every seat has played the same stacks.
 */
export function playSeries(series: Series, log: Log<Game>, onRound: (rate: Rate) => void): Score {
  const { side, against, players, atLeast, stacks } = series;
  const count = Math.ceil(atLeast / players) * players;
  const games: Game[] = [];
  const sum = (part: (game: Game) => number) => games.reduce((total, game) => total + part(game), 0);
  const rate = (): Rate => ({
    games: games.length,
    ...shareOf(
      sum(({ won }) => won),
      games.length,
    ),
  });
  for (let at = 0; at < count; at++) {
    const number = at + players * (stacks - 1);
    const name = `${side.name} > ${against.name}, ${players} players, game ${number}`;
    const known = log.find(name);
    const game = known ?? played(series, number);
    if (!known) log.add(name, game);
    games.push(game);
    if (at % players === players - 1) onRound(rate());
  }
  return {
    side,
    against,
    players,
    ...rate(),
    coins: sum(({ coins }) => coins) / count,
    others: sum(({ others }) => others) / count,
    decisionMs: quantile(
      games.flatMap(({ times }) => times),
      0.95,
    ),
  };
}

/** The game with this number: the seat rotates, and each full rotation brings new stacks. */
function played({ side, against, players }: Series, number: number): Game {
  const seat = number % players;
  const table = Array.from({ length: players }, (_, at): Player => {
    const { level, decide } = at === seat ? side : against;
    return { opponent: { level, temper: evenTemper, seed: number * 10 + at }, decide };
  });
  const { wins, coins, times } = playMatch(table, Math.floor(number / players) + 1);
  const own = coins[seat] ?? 0;
  const all = coins.reduce((total, amount) => total + amount, 0);
  return {
    won: wins[seat] ?? 0,
    coins: own,
    others: (all - own) / (players - 1),
    times: (times[seat] ?? []).map((time) => Math.round(time * 10) / 10),
  };
}
