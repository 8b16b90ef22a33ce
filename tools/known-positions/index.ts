/**
 * `npm run known-positions -- [--count 26,10,8,6] [--times 240] [--seed 1] [--write]`: finds positions whose answer is known by playing on, so many for
 * each number of players from two, and prints them; with `--write` they become those of `tests/opponents/positions/known.json`. No game gives more than
 * one, so that no two are alike; every other one is one in which the planner is wrong.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf } from '../../src/opponents/chance.ts';
import { evenTemper } from '../../src/opponents/index.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import { writePosition } from '../../src/positions/index.ts';
import type { Command, GameState } from '../../src/rules/index.ts';
import { type Known, known } from './known.ts';
import { decisionsMet } from './met.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '26,10,8,6' },
    times: { type: 'string', default: '240' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

/** How it is kept. */
interface Kept {
  readonly position: string;
  readonly right: Command;
  /** The next best, and how many coins of lead it was behind, with either kind of players. */
  readonly next: Command;
  readonly ahead: readonly number[];
  readonly games: number;
}

const file = new URL('../../tests/opponents/positions/known.json', import.meta.url);
const kept: Kept[] = [];
for (const [at, count] of values.count.split(',').map(Number).entries()) {
  let seed = Number(values.seed);
  for (let number = 0; number < count; number++) {
    for (let found: Kept | null = null; found === null; seed++) {
      found = oneOf(at + 2, seed, number % 2 === 1);
      if (!found) continue;
      kept.push(found);
      console.log(`${at + 2} players, seed ${seed}: ${JSON.stringify(found)}`);
      if (values.write) writeFileSync(file, `[\n${kept.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
    }
  }
}

/** A known position out of one game, the planner being wrong or right in it; null if the few that are looked at are none. */
function oneOf(players: number, seed: number, isWrong: boolean): Kept | null {
  const chance = chanceOf(seed);
  const met = [...decisionsMet(players, seed)].filter((state) => state.round < state.rounds);
  for (let tries = 0; tries < 3; tries++) {
    const state = met[chance.below(met.length)];
    const answer = state && known(state, Number(values.times));
    if (state && answer && isWrong === (planned(state) !== JSON.stringify(answer.right))) return keptOf(state, answer);
  }
  return null;
}

function planned(state: GameState): string {
  return JSON.stringify(planner(state, { level: 'strategist', temper: evenTemper, seed: 1 }).commands[0]);
}

/** Without what nobody at the table sees: stacks and dice. */
function keptOf(state: GameState, { right, next, leads, games }: Known): Kept {
  const seen = writePosition(state)
    .split('\n')
    .filter((line) => line !== '' && !/^(banners|badges|random|dice)\b/.test(line));
  return {
    position: seen.join('; '),
    right,
    next,
    ahead: leads.map(({ coins }) => Math.round(coins * 10) / 10),
    games,
  };
}
