import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type LevelId, levelIds } from '../../src/opponents/index.ts';
import type { Rate } from './interval.ts';
import { playSeries, type Score } from './series.ts';

/**
 * Plays each level against the one below, one seat of the stronger against a table of the weaker, and prints how often it wins, with the
 * 95 % interval. `--progress` tells after each round of seats how it stands; `--stacks` is the number of the first stacks of a series
 * that is played in parts. `--write` keeps the figures for the set-up page (`src/opponents/measured.json`), those of other series as
 * they were.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    players: { type: 'string', default: '2,3,4,5' },
    pairs: { type: 'string', default: 'raider>wanderer,strategist>raider,warlord>strategist,warlord>raider' },
    write: { type: 'boolean', default: false },
    stacks: { type: 'string', default: '1' },
    progress: { type: 'boolean', default: false },
  },
});

const file = new URL('../../src/opponents/measured.json', import.meta.url);

for (const pair of values.pairs.split(',')) {
  const [level, against] = pair.split('>').map(levelOf);
  if (!level || !against) throw new Error(`No such pair: ${pair}. It is said like this: raider>wanderer`);
  for (const players of values.players.split(',').map(Number)) {
    const score = playSeries(level, against, players, Number(values.games), Number(values.stacks), (rate) => {
      if (values.progress) console.error(`  ${rateText(rate)}`);
    });
    console.log(lineOf(score));
    if (values.write) keep(score);
  }
}

function levelOf(name: string): LevelId {
  const level = levelIds.find((id) => id === name);
  if (!level) throw new Error(`No such level: ${name}. There are: ${levelIds.join(', ')}.`);
  return level;
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}

function rateText({ share, low, high, games }: Rate): string {
  return `${percent(share)} (${percent(low)}–${percent(high)}) of ${games}`;
}

function lineOf(score: Score): string {
  const { level, against, players, coins, others, decisionMs } = score;
  return [
    `${level} > ${against}, ${players} players: ${rateText(score)}`,
    `by luck ${percent(1 / players)}`,
    `coins ${coins.toFixed(1)} against ${others.toFixed(1)}`,
    `decision p95 ${decisionMs.toFixed(1)} ms`,
  ].join('; ');
}

/** What the set-up page tells. */
type Kept = Pick<Score, 'level' | 'against' | 'players' | 'share'>;

function keep(score: Score): void {
  const known: Kept[] = JSON.parse(readFileSync(file, 'utf8'));
  const isOther = (one: Kept) =>
    one.level !== score.level || one.against !== score.against || one.players !== score.players;
  const { level, against, players, share } = score;
  const figures = [...known.filter(isOther), { level, against, players, share: Number(share.toFixed(3)) }];
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
