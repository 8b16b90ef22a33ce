import { readFileSync } from 'node:fs';
import { ended, givenTo } from '../house/arguments.ts';
import { root } from '../house/run.mjs';
import { written } from '../measure/file.ts';
import { codeOfGames, openLog } from '../measure/log.ts';
import { percent } from '../measure/statistics.ts';
import { opponentsOf } from './history.ts';
import { type Game, playSeries, type Rate, type Score } from './series.ts';
import { sideOf } from './sides.ts';

/**
 * Plays each level against the one below, one seat of the stronger against a table of the weaker, and prints its share of wins, with the 95 %
 * interval. With `--against COMMIT` each level plays against itself as it was in that commit of the project's history, or against another level as it was:
 * `--pairs 'strategist>warlord'`; `--against 1141d1b:tools/levels-1` are those of a folder of it, here of the first levels there were. A candidate is named
 * like a level: `--pairs 'warlord>planner'`. `--progress` prints the score after each round of seats; `--log FILE` logs every game, so that the ladder can
 * be stopped at any moment and continued with the same arguments; `--stacks` is the number of the first stacks of a series that is played in parts.
 * `--write` keeps the figures for the set-up page (`src/opponents/measured.json`), those of other series as they were.
 */
await play().catch((failure) => ended('ladder', failure));

async function play(): Promise<void> {
  const given = givenTo('ladder', {
    games: '200',
    players: '2,3,4,5',
    pairs: '',
    against: '',
    write: false,
    stacks: '1',
    progress: false,
    log: '',
  });
  const log = openLog<Game>(given.text('log') || undefined, codeOfGames());
  const former = given.text('against') === '' ? undefined : await opponentsOf(given.text('against'));
  const usual = former
    ? 'raider>raider,strategist>strategist,warlord>warlord'
    : 'raider>wanderer,strategist>raider,warlord>strategist,warlord>raider';
  for (const pair of (given.text('pairs') || usual).split(',')) {
    const [level, below] = pair.split('>');
    if (!level || !below) throw new Error(`No such pair: ${pair}. It is said like this: raider>wanderer`);
    const side = sideOf(level);
    const against = sideOf(below, former);
    for (const players of given.numbers('players')) {
      const series = { side, against, players, atLeast: given.number('games'), stacks: given.number('stacks') };
      const score = playSeries(series, log, (rate) => {
        if (given.is('progress')) console.error(`  ${rateText(rate)}`);
      });
      console.log(lineOf(score));
      if (given.is('write') && !former) await keep(score);
    }
  }
}

function rateText({ share, low, high, games }: Rate): string {
  return `${percent(share)} % (${percent(low)} %–${percent(high)} %) of ${games}`;
}

function lineOf(score: Score): string {
  const { side, against, players, coins, others, decisionMs } = score;
  return [
    `${side.name} > ${against.name}, ${players} players: ${rateText(score)}`,
    `by luck ${percent(1 / players)} %`,
    `coins ${coins.toFixed(1)} against ${others.toFixed(1)}`,
    `decision p95 ${decisionMs.toFixed(1)} ms of processor time`,
  ].join('; ');
}

/** What the set-up page shows. */
const file = 'src/opponents/measured.json';

interface Kept extends Pick<Score, 'players' | 'share'> {
  readonly level: string;
  readonly against: string;
}

async function keep({ side, against, players, share }: Score): Promise<void> {
  const known: Kept[] = JSON.parse(readFileSync(root + file, 'utf8'));
  const isOther = (one: Kept) => one.level !== side.level || one.against !== against.level || one.players !== players;
  const figure: Kept = { level: side.level, against: against.level, players, share: Number(share.toFixed(3)) };
  await written(file, [...known.filter(isOther), figure]);
}
