import { parseArgs } from 'node:util';
import { evenTemper, type LevelId, type Opponent } from '../../src/opponents/index.ts';
import { rateOf } from './interval.ts';
import { playMatch } from './match.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '2,3,4,5' },
    pairs: { type: 'string', default: 'raider>wanderer,strategist>raider,warlord>strategist,warlord>raider' },
  },
});

/** Plays each level against another, one seat of the stronger against the rest, every seat equally often; prints the wins. */
for (const pair of values.pairs.split(',')) {
  const [strong, weak] = pair.split('>') as [LevelId, LevelId];
  for (const players of values.players.split(',').map(Number)) {
    const games = Math.ceil(Number(values.games) / players) * players;
    let wins = 0;
    let coins = 0;
    let others = 0;
    const times: number[] = [];
    for (let game = 0; game < games; game++) {
      const seat = game % players;
      const opponents = Array.from(
        { length: players },
        (_, at): Opponent => ({ level: at === seat ? strong : weak, temper: evenTemper, seed: game * 10 + at }),
      );
      const result = playMatch(opponents, Math.floor(game / players) + 1);
      wins += result.wins[seat] ?? 0;
      coins += result.coins[seat] ?? 0;
      others += result.coins.reduce((sum, amount) => sum + amount, 0) - (result.coins[seat] ?? 0);
      times.push(...(result.times[seat] ?? []));
    }
    times.sort((a, b) => a - b);
    const rate = rateOf(wins, games);
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
    console.log(
      `${strong} > ${weak}, ${players} players: ${percent(rate.share)} (${percent(rate.low)}–${percent(rate.high)}) of ${games}, fair ${percent(1 / players)}` +
        `; coins ${(coins / games).toFixed(1)} against ${(others / games / (players - 1)).toFixed(1)}` +
        `; decision p95 ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1)} ms`,
    );
  }
}
