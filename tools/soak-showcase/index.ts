/**
 * `npm run soak:showcase -- [--games 200] [--every 10] [--minutes n] [--players n] [--by-hand]`: opens the built page in a browser, lets it play this
 * many games between opponents without motion, and after every so many of them measures what the page still holds after a garbage collection. By
 * default that is the showcase; with `--by-hand` each game is set up on the start page, played by opponents in all seats, left and deleted, as a
 * person would. Exit code 0: nothing grew. 1: something did, or the page reported an error; it is named.
 */
import { givenTo, orEnd } from '../house/arguments.ts';
import { watch } from '../monkey/watch.ts';
import { openPage } from '../site/page.ts';
import { openSite } from '../site/site.ts';
import { type Figures, lineOf, measure } from './figures.ts';
import { playByHand, watchShowcase } from './games.ts';
import { growthOf, type Sample, verdictOf } from './verdict.ts';

const given = givenTo('soak:showcase', { games: '200', every: '10', minutes: '600', players: '', 'by-hand': false });
const isByHand = given.is('by-hand');
const { players, ...wanted } = orEnd('soak:showcase', () => {
  const [games, every, minutes] = [given.number('games'), given.number('every'), given.number('minutes')];
  const [players = null] = given.numbers('players');
  if (games * every * minutes === 0 || ![null, 2, 3, 4, 5].includes(players))
    throw new Error('--games, --every and --minutes take a number above 0, --players one from 2 to 5');
  return { games, every, minutes, players };
});

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
    address: isByHand ? '' : address,
  });
  const troubles = watch(page);
  const next = isByHand ? playByHand(page, players) : watchShowcase(page);
  for (let games = 1; games <= wanted.games && minutes() < wanted.minutes; games++) {
    const picture = await next();
    for (const trouble of troubles()) complaints.set(trouble, (complaints.get(trouble) ?? 0) + 1);
    if (games !== 1 && games % wanted.every !== 0 && games !== wanted.games) continue;
    const figures = await measure(page, picture);
    if (samples.length === 0) console.log(`games  minutes  ${Object.keys(figures).join('  ')}`);
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
