/**
 * `npm run make -- corpus`: replays the games of the corpus and records the present kernel's answers at every command. Run it only after an intended change
 * of behaviour; tests/rules/corpus.test.ts compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { boardMarks } from './boards.ts';
import { coverage, missing } from './coverage.ts';
import { faultsText } from './faults.ts';
import { recordAll } from './games.ts';
import { fromText, playAgain, toText } from './recording.ts';

const corpus = new URL('../../tests/rules/corpus/', import.meta.url);
const file = new URL('games.jsonl', corpus);
writeFileSync(file, toText(recordAll()));
writeFileSync(new URL('boards.txt', corpus), boardMarks());

const games = fromText(readFileSync(file, 'utf8'));
writeFileSync(new URL('faults.txt', corpus), faultsText(games));
const met = coverage();
for (const game of games) playAgain(game, met.note);
console.log(`${games.length} games, ${games.reduce((sum, { steps }) => sum + steps.length, 0)} commands`);
for (const [what, names] of Object.entries(met)) if (names instanceof Set) console.log(`${what}: ${names.size}`);
console.log(`never active: ${missing(met.active).join(', ') || 'none'}`);
console.log(`never in decline: ${missing(met.declined).join(', ') || 'none'}`);
