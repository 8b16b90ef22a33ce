import { evenTemper, type LevelId, type Opponent } from '../../src/opponents/index.ts';
import { type Rate, rateOf } from './interval.ts';
import { playMatch } from './match.ts';

/** How one seat of a level fared against a table of another. */
export interface Score extends Rate {
  readonly level: LevelId;
  readonly against: LevelId;
  readonly players: number;
  /** Coins on average: its own, and those of each of the others. */
  readonly coins: number;
  readonly others: number;
  /** Milliseconds within which 95 of 100 of its decisions were taken. */
  readonly decisionMs: number;
}

/**
 * Plays games of one seat of a level against others of another, every seat equally often, the same stacks for all seats.
 * `stacks` is the number of the first stacks, so that a series can be played in parts; `onRound` hears of the rate so far whenever every
 * seat has had its game with the same stacks.
 */
export function playSeries(
  level: LevelId,
  against: LevelId,
  players: number,
  atLeast: number,
  stacks: number,
  onRound: (rate: Rate) => void,
): Score {
  const games = Math.ceil(atLeast / players) * players;
  const times: number[] = [];
  let wins = 0;
  let coins = 0;
  let all = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % players;
    const opponents = Array.from(
      { length: players },
      (_, at): Opponent => ({
        level: at === seat ? level : against,
        temper: evenTemper,
        seed: (game + players * (stacks - 1)) * 10 + at,
      }),
    );
    const result = playMatch(opponents, Math.floor(game / players) + stacks);
    wins += result.wins[seat] ?? 0;
    coins += result.coins[seat] ?? 0;
    for (const amount of result.coins) all += amount;
    times.push(...(result.times[seat] ?? []));
    if (seat === players - 1) onRound(rateOf(wins, game + 1));
  }
  times.sort((a, b) => a - b);
  return {
    level,
    against,
    players,
    ...rateOf(wins, games),
    coins: coins / games,
    others: (all - coins) / games / (players - 1),
    decisionMs: times[Math.floor(times.length * 0.95)] ?? 0,
  };
}
