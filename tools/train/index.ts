/**
 * `npm run train -- --log FILE [--games 400] [--players 2,3,4,5] [--write FILE]`: plays games of players who plan turns at once, goes on once
 * after every choice of some decisions about races, and fits what choices bring beside what they promise (`src/opponents/evaluation/experience.json`).
 * They play as the present table says, so that it gets better from one training to the next; with an empty one it begins anew. Samples are kept in the
 * log: training goes on where it was stopped, and `--games 0` only fits.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { breadthOn } from '../../src/opponents/levels/plan.ts';
import { fitted } from './fit.ts';
import { type Sample, samplesOf } from './samples.ts';

const { values } = parseArgs({
  options: {
    log: { type: 'string', default: 'train.jsonl' },
    games: { type: 'string', default: '400' },
    players: { type: 'string', default: '2,3,4,5' },
    seed: { type: 'string', default: '1' },
    write: { type: 'string' },
  },
});

const course = { rounds: 10, breadth: breadthOn };
const tables = values.players.split(',').map(Number);
const first = Number(values.seed);
for (let seed = first; seed < first + Number(values.games); seed++)
  for (const players of tables)
    for (const sample of samplesOf(players, seed, course)) appendFileSync(values.log, `${JSON.stringify(sample)}\n`);

const lines = existsSync(values.log) ? readFileSync(values.log, 'utf8').split('\n') : [];
const samples = lines.flatMap((text): Sample[] => (text.endsWith('}') ? [JSON.parse(text)] : []));
const lessonOf = (lesson: Sample['lesson'], isOf: (players: number) => boolean) =>
  fitted(samples.filter((sample) => sample.lesson === lesson && isOf(sample.players)));
const tableOf = (isOf: (players: number) => boolean) => ({
  pick: lessonOf('pick', isOf),
  decline: lessonOf('decline', isOf),
});
const experience = { duel: tableOf((players) => players === 2), crowd: tableOf((players) => players > 2) };
console.log(`${samples.length} decisions`);
if (values.write) writeFileSync(values.write, `${JSON.stringify(experience, null, 2)}\n`);
