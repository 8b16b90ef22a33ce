import { readFileSync, writeFileSync } from 'node:fs';
import {
  type Balance,
  balanceOf,
  fairTokensOf,
  type Progress,
  type Task,
} from '../../../src/opponents/fairness/balance.ts';
import { tryPairs } from '../../../src/opponents/fairness/combos.ts';
import type { Estimate } from '../../../src/opponents/fairness/estimate.ts';
import { printedBalance } from '../../../src/opponents/fairness/printed-balance.ts';
import { type BoxName, findContent, readBox } from '../../../src/rules/index.ts';
import { root } from '../../house/run.mjs';
import { written } from '../file.ts';
import { part } from '../part.ts';
import { rounded, told } from '../statistics.ts';
import { documented, table } from './table.ts';
import { badPairWords, faultWords, refusedWords } from './words.ts';

/** Of the printed box, or of one's own. */
interface Job extends Task {
  readonly minutes: number | null;
}

interface Found {
  /** Which combos cannot be played (OWN-3), in words: then there is nothing else. */
  readonly bad: readonly string[];
  readonly balance: Balance | null;
  /** With how many tokens what is new would be average, in words. */
  readonly tokens: readonly string[];
}

export const balance = part<Job, Found>({
  about: `how strong each race and power is, by games between planners that begin with each combo. Coins a turn, share of wins, and coins ahead at the end, with
95 % intervals. Without a box the printed one, whose figures --write keeps (src/opponents/fairness/printed.json, docs/balance.md); with --box file.json one of one's own,
every combo with what is new in it: first whether each can be played (OWN-3), then its figures beside the printed ones, then with how many tokens it would be
average. --games: with each combo; --minutes: no round begins after so many.`,
  options: { box: '', games: '10', minutes: '', seed: '1', write: false },
  play: (job) => (job.content ? ofOwn(job, job.content) : { bad: [], balance: ofPrinted(job), tokens: [] }),
  report: async (given, ask) => {
    const [box, minutes] = [given.text('box'), given.text('minutes') === '' ? null : given.number('minutes')];
    const gamesEach = given.number('games');
    if (gamesEach < 1) throw new Error('--games takes a number above 0');
    const job = { gamesEach, seed: given.number('seed'), minutes, ...(box !== '' && { content: boxIn(box) }) };
    for await (const { bad, balance, tokens } of ask([job])) {
      if (bad.length > 0 || !balance) throw new Error(bad.join('\n'));
      const all = 'content' in job ? [...balance.traits, ...printedBalance.traits] : balance.traits;
      console.log([table(all), ...tokens].join('\n'));
      if (given.is('write') && box === '') await keep(balance);
    }
  },
});

/** The printed box's, to its end, or to that of the round in which the minutes are over. */
function ofPrinted({ minutes, ...task }: Job): Balance {
  const until = minutes === null ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  return run(balanceOf(task), ({ isRound, soFar }) => (isRound && performance.now() > until ? soFar() : null));
}

function ofOwn(task: Job, content: BoxName): Found {
  const bad = [...tryPairs(content, task.seed)].flatMap((one) => (one.bad ? badPairWords(content, one.bad) : []));
  if (bad.length > 0) return { bad, balance: null, tokens: [] };
  const found = ofPrinted(task);
  const ids = [...(content.own?.ownRaces ?? []), ...(content.own?.ownPowers ?? [])].map(({ id }) => id);
  const news = found.traits.filter(({ id }) => ids.includes(id));
  const tokens = news.map(({ id, kind }) => {
    const fair = run(fairTokensOf({ ...task, content }, id, printedBalance.lead));
    const said = fair.tokens ? `${told(fair.tokens, 1)} of at most ${fair.most}` : 'the games do not say';
    return `${kind} ${id}: average with this number of tokens: ${said}`;
  });
  return { bad: [], balance: { ...found, traits: news }, tokens };
}

/** Runs it to its end, or until `stop` has something to say, telling now and then how far it has come. */
function run<P extends Progress, T>(steps: Generator<P, T>, stop: (progress: P) => T | null = () => null): T {
  let before = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const stopped = stop(step.value);
    if (stopped !== null) return stopped;
    if (performance.now() - before < 10_000) continue;
    before = performance.now();
    console.error(`${step.value.done} of ${step.value.of} games`);
  }
}

function boxIn(file: string): BoxName {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (failure) {
    throw new Error(`${file} cannot be read: ${failure instanceof Error ? failure.message : String(failure)}`);
  }
  const reading = readBox(value);
  if (!reading.ok) throw new Error(`${file}: ${faultWords(reading.fault)}`);
  const found = findContent(reading.name);
  if (found.ok) return reading.name;
  throw new Error(`${file}: ${found.place === undefined ? '' : `own.${found.place}: `}${refusedWords(found.refusal)}`);
}

/** Makes it what is known of the printed box. */
async function keep(balance: Balance): Promise<void> {
  const figures = ({ mean, low, high }: Estimate) => [mean, low, high].map((figure) => rounded(figure, 3));
  const traits = balance.traits.map(({ kind, id, games, coins, wins, lead }) => [
    `${kind}.${id}`,
    { games, coins: figures(coins), wins: figures(wins), lead: figures(lead) },
  ]);
  await written('src/opponents/fairness/printed.json', { games: balance.games, traits: Object.fromEntries(traits) });
  const page = `${root}docs/balance.md`;
  writeFileSync(page, documented(readFileSync(page, 'utf8'), balance));
}
