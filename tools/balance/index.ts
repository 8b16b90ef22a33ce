import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Balance,
  balanceOf,
  fairTokensOf,
  type Progress,
  printedBalance,
  type Task,
  tryPairs,
} from '../../src/fairness/index.ts';
import { type BoxName, findContent, readBox } from '../../src/rules/index.ts';
import { documented } from './document.ts';
import { asJson, table } from './table.ts';
import { badPairWords, faultWords, refusedWords } from './words.ts';

/**
 * `npm run balance -- [--box file.json] [--games 10] [--minutes n] [--seed 1] [--write]`: plays games between planners that begin with each combo and tells what
 * its race and its power brought: coins a turn, share of wins, and coins ahead at the end, with 95 % intervals. Without a box the printed one, whose figures
 * `--write` keeps (`src/fairness/printed.json`, `docs/balance.md`); with one of one's own every combo with what is new in it: first whether each can be played
 * (OWN-3), then its figures beside the printed ones, then with how many tokens it would be average. Exit code 1: the box cannot be played with.
 */
const { values } = parseArgs({
  options: {
    box: { type: 'string' },
    games: { type: 'string', default: '10' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const task: Task = { gamesEach: Number(values.games), seed: Number(values.seed) };
if (!Number.isSafeInteger(task.gamesEach) || task.gamesEach < 1 || !Number.isSafeInteger(task.seed)) {
  console.error('balance: --games takes a number above 0, --seed a whole number');
  process.exit(2);
}
if (values.box === undefined) ofPrinted();
else ofOwn(boxIn(values.box));

function ofPrinted(): void {
  const found = balance();
  console.log(table(found.traits));
  if (!values.write) return;
  writeFileSync(new URL('../../src/fairness/printed.json', import.meta.url), asJson(found));
  const page = new URL('../../docs/balance.md', import.meta.url);
  writeFileSync(page, documented(readFileSync(page, 'utf8'), found));
}

function ofOwn(content: BoxName): void {
  let isBad = false;
  for (const { bad } of tryPairs(content, task.seed)) {
    if (!bad) continue;
    isBad = true;
    console.error(badPairWords(content, bad));
  }
  if (isBad) process.exit(1);
  const own = { ...task, content };
  const found = run(balanceOf(own));
  const ids = [...(content.own?.ownRaces ?? []), ...(content.own?.ownPowers ?? [])].map(({ id }) => id);
  const news = found.traits.filter(({ id }) => ids.includes(id));
  console.log(table([...news, ...printedBalance.traits]));
  for (const { id, kind } of news) {
    const { tokens, most } = run(fairTokensOf(own, id, printedBalance.lead));
    const told = tokens
      ? `${tokens.mean.toFixed(1)} (${tokens.low.toFixed(1)}–${tokens.high.toFixed(1)}) of at most ${most}`
      : 'the games do not say';
    console.log(`${kind} ${id}: average with this number of tokens: ${told}`);
  }
}

/** The printed box's, to its end, or to that of the round in which the minutes are over. */
function balance(): Balance {
  const until = performance.now() + Number(values.minutes ?? Number.MAX_SAFE_INTEGER) * 60_000;
  return run(balanceOf(task), ({ isRound, soFar }) => (isRound && performance.now() > until ? soFar() : null));
}

/** Runs it to its end, or until `stop` has something to say, telling now and then how far it has come. */
function run<P extends Progress, T>(steps: Generator<P, T>, stop: (progress: P) => T | null = () => null): T {
  let told = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const stopped = stop(step.value);
    if (stopped !== null) return stopped;
    if (performance.now() - told < 10_000) continue;
    told = performance.now();
    console.error(`${step.value.done} of ${step.value.of} games`);
  }
}

function boxIn(file: string): BoxName {
  const reading = readBox(valueIn(file));
  if (!reading.ok) {
    console.error(`balance: ${file}: ${faultWords(reading.fault)}`);
    process.exit(1);
  }
  const found = findContent(reading.name);
  if (!found.ok) {
    const place = found.place === undefined ? '' : `own.${found.place}: `;
    console.error(`balance: ${file}: ${place}${refusedWords(found.refusal)}`);
    process.exit(1);
  }
  return reading.name;
}

function valueIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    console.error(`balance: ${file} cannot be read: ${failure instanceof Error ? failure.message : String(failure)}`);
    process.exit(1);
  }
}
