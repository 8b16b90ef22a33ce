/**
 * `npm run soak:showcase -- [--games 200] [--every 10] [--minutes n] [--players n] [--by-hand]`: opens the built page in a browser, lets it play this
 * many games between opponents without motion, and after every so many of them measures what the page still holds after a garbage collection. By
 * default that is the showcase; with `--by-hand` each game is set up on the start page, played by opponents in all seats, left and deleted, as a
 * person would. Exit code 0: nothing grew. 1: something did, or the page reported an error; it is named.
 */
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { openPage } from '../site/page.ts';
import { openSite } from '../site/site.ts';
import { playByHand } from './by-hand.ts';
import { type Figures, lineOf, measure, names } from './figures.ts';
import { watchShowcase } from './showcase.ts';
import { growthOf, type Sample, verdictOf } from './verdict.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    every: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '600' },
    players: { type: 'string' },
    'by-hand': { type: 'boolean', default: false },
  },
});
const wanted = { games: Number(values.games), every: Number(values.every), minutes: Number(values.minutes) };
const players = values.players === undefined ? null : Number(values.players);
if (Object.values(wanted).some((count) => !(count > 0)) || ![null, 2, 3, 4, 5].includes(players)) {
  console.error('soak:showcase: --games, --every and --minutes take a number above 0, --players one from 2 to 5');
  process.exit(2);
}

const site = await openSite();
const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;
const samples: Sample<Figures>[] = [];
const complaints = new Map<string, number>();
try {
  const address = `&showcase&speed=instant&levels=wanderer&seed=1${players === null ? '' : `&players=${players}`}`;
  const page = await openPage(site, {
    viewport: { width: 640, height: 360 },
    deviceScaleFactor: 0.5,
    settings: { speed: 'instant', pace: 'none', quality: 'low' },
    address: values['by-hand'] ? '' : address,
  });
  listen(page);
  const next = values['by-hand'] ? playByHand(page, players) : watchShowcase(page);
  console.log(`games  minutes  ${names.join('  ')}`);
  for (let games = 1; games <= wanted.games && minutes() < wanted.minutes; games++) {
    const picture = await next();
    if (games !== 1 && games % wanted.every !== 0 && games !== wanted.games) continue;
    const figures = await measure(page, picture);
    samples.push({ games, figures });
    console.log(`${String(games).padStart(5)}  ${minutes().toFixed(1).padStart(7)}  ${lineOf(figures)}`);
  }
} finally {
  await site.close();
}

const growth = growthOf(samples);
const { isSteady, lines } = verdictOf(growth);
console.log(lines.join('\n'));
for (const [complaint, times] of complaints) console.log(`${times} times: ${complaint}`);
const isWell = isSteady && complaints.size === 0;
console.log(isWell ? 'Steady: nothing grows from game to game.' : 'Not steady.');
process.exitCode = isWell ? 0 : 1;

/** Records what goes wrong on the page. */
function listen(page: Page): void {
  const note = (what: string) => complaints.set(what, (complaints.get(what) ?? 0) + 1);
  page.on('pageerror', ({ message }) => note(message));
  page.on('crash', () => note('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
}
