/**
 * `npm run known-positions -- [--count 30,9,6,5] [--times 200] [--seed 1] [--write]`: finds positions whose answer is known by playing on, so many for
 * each number of players from two, and prints them; with `--write` they become those of `tests/opponents/positions/known.json`. No game gives more than
 * one, so that no two are alike; half of them at most are such as the planner finds.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chanceOf } from '../../src/opponents/chance.ts';
import { evenTemper } from '../../src/opponents/index.ts';
import { planner } from '../../src/opponents/levels/planner.ts';
import { readPosition, writePosition } from '../../src/positions/index.ts';
import { type Command, type GameState, view } from '../../src/rules/index.ts';
import { type Known, known } from './known.ts';
import { decisionsMet } from './met.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '30,9,6,5' },
    times: { type: 'string', default: '200' },
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
  /** Does the planner find it? */
  readonly planner: boolean;
}

const file = new URL('../../tests/opponents/positions/known.json', import.meta.url);
const kept: Kept[] = [];
for (const [at, count] of values.count.split(',').map(Number).entries()) {
  let right = 0;
  let number = 0;
  for (let seed = Number(values.seed); number < count; seed++) {
    const found = oneOf(at + 2, seed, right < count / 2);
    if (!found) continue;
    number += 1;
    right += found.planner ? 1 : 0;
    kept.push(found);
    console.log(`${at + 2} players, seed ${seed}: ${JSON.stringify(found)}`);
    if (values.write) writeFileSync(file, `[\n${kept.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
  }
}

/** A known position out of one game; null if there is none, or only such as the planner gets right, and there are enough of those. */
function oneOf(players: number, seed: number, mayBeEasy: boolean): Kept | null {
  const chance = chanceOf(seed);
  const met = [...decisionsMet(players, seed)].filter((state) => state.round < state.rounds);
  for (let tries = 0; tries < 6 && met.length > 0; tries++) {
    const [state] = met.splice(chance.below(met.length), 1);
    const answer = state && known(state, Number(values.times));
    const kept = state && answer && keptOf(state, answer);
    if (kept && (mayBeEasy || !kept.planner)) return kept;
  }
  return null;
}

function planned(state: GameState): string {
  return JSON.stringify(planner(state, { temper: evenTemper, seed: 1 }).commands[0]);
}

/** Without what nobody at the table sees: stacks and dice. */
function keptOf(state: GameState, { right, next, leads, games }: Known): Kept {
  const seen = writePosition(state)
    .split('\n')
    .filter((line) => line !== '' && !/^(banners|badges|random|dice)\b/.test(line));
  const position = seen.join('; ');
  const read = readPosition(position);
  if (!read.ok || JSON.stringify(view(read.state, state.seat)) !== JSON.stringify(view(state, state.seat)))
    throw new Error(`not read as it was written: ${position}`);
  const ahead = leads.map(({ coins }) => Math.round(coins * 10) / 10);
  return { position, right, next, ahead, games, planner: planned(state) === JSON.stringify(right) };
}
