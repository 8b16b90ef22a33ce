/**
 * `npm run puzzles -- [--games 8] [--powers 400] [--combos 150] [--grounds 150] [--log puzzles.local] [--write] [--measure] [--check]`: looks for puzzles in the games of
 * the corpus and in so many games of each kind on each board between opponents, and notes each game in the log, so that it can be stopped and goes on
 * where it was. With `--write` the best sixty become those of `src/screens/puzzles/puzzles.json`; with `--measure` it says how many of those there each level
 * solves; with `--check` it proves each by a search of its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bestTurn } from '../../src/opponents/puzzle-search/best-turn.ts';
import type { GameState } from '../../src/rules/index.ts';
import { readPosition } from '../../src/rules/positions/index.ts';
import type { KeptPuzzle } from '../../src/screens/puzzles/collection.ts';
import { givenTo, orEnd } from '../house/arguments.ts';
import { openLog } from '../measure/log.ts';
import { type Candidate, candidateOf, type Unfit } from './candidate.ts';
import { chosen } from './choose.ts';
import { type Source, sources } from './met.ts';
import { coinsOfTurn, type Player } from './turns.ts';

/** What one game brought: candidates, and how many positions were none, by the reason. */
interface Looked {
  readonly turns: number;
  readonly unfit: Readonly<Partial<Record<Unfit, number>>>;
  readonly candidates: readonly Candidate[];
}

const given = givenTo('puzzles', {
  ...{ games: '8', powers: '400', combos: '150', grounds: '150', log: 'puzzles.local' },
  ...{ write: false, measure: false, check: false },
});
const file = fileURLToPath(new URL('../../src/screens/puzzles/puzzles.json', import.meta.url));

if (given.is('measure')) measure();
else if (given.is('check')) check();
else find();

function find(): void {
  const log = openLog<Looked>(given.text('log'));
  const [games = 0, powers = 0, combos = 0, grounds = 0] = orEnd('puzzles', () =>
    ['games', 'powers', 'combos', 'grounds'].map(given.number),
  );
  const all = sources({ games, powers, combos, grounds });
  const counted = all.map((source) => {
    const known = log.find(source.name);
    if (known) return known;
    const found = lookIn(source);
    log.add(source.name, found);
    console.log(`${source.name}: ${found.turns} turns, ${found.candidates.length} candidates`);
    return found;
  });
  const candidates = counted.flatMap((one) => one.candidates);
  const kept = chosen(candidates);
  report(counted, candidates, kept);
  if (given.is('write')) writeFileSync(file, `[\n${kept.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`);
}

function lookIn(source: Source): Looked {
  const candidates: Candidate[] = [];
  const unfit: Partial<Record<Unfit, number>> = {};
  const met = source.met();
  for (const state of met) {
    const found = candidateOf(source.name, state, source.worth);
    if (typeof found === 'string') unfit[found] = (unfit[found] ?? 0) + 1;
    else candidates.push(found);
  }
  return { turns: met.length, unfit, candidates };
}

function report(looked: readonly Looked[], candidates: readonly Candidate[], kept: readonly KeptPuzzle[]): void {
  const turns = looked.reduce((sum, one) => sum + one.turns, 0);
  console.log(`${looked.length} games, ${turns} turns, ${candidates.length} candidates, ${kept.length} kept`);
  const reasons: Partial<Record<string, number>> = {};
  for (const { unfit } of looked)
    for (const [why, count] of Object.entries(unfit)) reasons[why] = (reasons[why] ?? 0) + count;
  console.log(reasons);
}

/** Proves of each puzzle what its best turn brings, and by how much it is ahead of any other set of regions; fails if one is not. */
function check(): void {
  const puzzles: readonly KeptPuzzle[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const [at, { position, coins, lead, raider }] of puzzles.entries()) {
    const found = bestTurn(startOf(position), { limit: 100_000, margin: lead });
    const isProven = found !== null && found.most === coins && found.lead >= lead;
    if (!isProven) process.exitCode = 1;
    const how = `${coins} coins, ahead by ${lead}, missed by a raider by ${coins - raider}`;
    console.log(`${at + 1}: ${isProven ? 'proven' : 'NOT PROVEN'}, ${how}, ${found?.positions} positions`);
  }
}

/** How many of the puzzles each level solves, by step. */
function measure(): void {
  const puzzles: readonly KeptPuzzle[] = JSON.parse(readFileSync(file, 'utf8'));
  const levels: readonly Player[] = ['raider', 'strategist', 'warlord'];
  for (const level of levels) {
    const solved = [1, 2, 3, 4, 5].map((step) => {
      const ofStep = puzzles.filter((one) => one.step === step);
      return `${ofStep.filter((one) => isSolved(one, level)).length} of ${ofStep.length}`;
    });
    console.log(`${level}: ${solved.join(', ')}`);
  }
}

function isSolved({ position, coins }: KeptPuzzle, level: Player): boolean {
  return coinsOfTurn(startOf(position), level) >= coins;
}

function startOf(position: string): GameState {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`puzzles: ${position} cannot be read`);
  return read.state;
}
