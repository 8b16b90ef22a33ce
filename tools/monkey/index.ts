/**
 * `npm run monkey -- [--plan | --picture] [--events 1000] [--seed 1] [--slow 0] [--replay FILE]`: performs random presses, keys, taps, drags, wheel
 * turns, resizes, language changes and reloads on the built page, and looks for faults: failures and errors on the console, the crash screen, a blank
 * page, no answer in half a minute. `--plan` (default) draws nothing in 3D. `--slow` delays files by up to this many milliseconds. The same seed
 * makes the same choices for what it sees; but the opponents' timing varies, so it may see something else. For each fault all acts are written into
 * `monkey/`, and the last ones printed; `--replay` repeats them. Exit code 1: faults.
 *
 * `npm run monkey -- --translated [--presses 300] [--seed 1] [SCREEN …]`: does the same on two pages side by side, of which one is translated as browsers
 * do, on every screen or on those named (screens.ts): both must show the same after each press.
 *
 * `npm run monkey -- --focus [SCREEN …]`: presses everything on those screens by its key, and Escape after it: the focus is never lost.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { givenTo, oneOf, orEnd } from '../house/arguments.ts';
import { openPage } from '../site/page.ts';
import { openSite, type Site } from '../site/site.ts';
import type { Act } from './act.ts';
import { chooser } from './choose.ts';
import { sweepFocus } from './focus.ts';
import { type Screen, screens } from './screens.ts';
import { sweep } from './translated.ts';
import { type Fault, walk } from './walk.ts';

const given = givenTo(
  'monkey',
  {
    ...{ plan: false, picture: false, translated: false, focus: false },
    ...{ events: '1000', seed: '1', slow: '0', presses: '300', replay: '' },
  },
  true,
);
const [events = 0, seed = 0, slow = 0, presses = 0] = orEnd('monkey', () => {
  if (given.is('plan') && given.is('picture')) throw new Error('--plan or --picture, not both');
  return ['events', 'seed', 'slow', 'presses'].map(given.number);
});
const board = given.is('picture') ? 'picture' : 'plan';
/** How many of the last acts are printed with a fault. */
const told = 30;

if (given.is('translated')) await swept((site, wanted) => sweep(site, wanted, presses, seed, console.log));
if (given.is('focus')) await swept((site, wanted) => sweepFocus(site, wanted, console.log));
const site = await openSite({ flat: board === 'plan' });
const faults: Fault[] = [];
const counts: Record<string, number> = {};
let done = 0;
try {
  const replayed = given.text('replay') === '' ? null : readLog(given.text('replay'));
  const wanted = replayed?.length ?? events;
  const next = replayed ?? chooser(seed);
  while (done < wanted && (replayed === null || faults.length === 0)) {
    const page = await opened();
    const { events, fault, seen } = await walk(page, next, wanted - done);
    done += events;
    for (const [name, times] of Object.entries(seen)) counts[name] = (counts[name] ?? 0) + times;
    if (fault !== null) tell(fault);
    // A frozen page cannot be closed; it ends with the browser.
    await Promise.race([page.context().close(), new Promise((go) => setTimeout(go, 10_000))]);
    if (fault === null) break;
  }
} finally {
  await Promise.race([site.close(), new Promise((go) => setTimeout(go, 10_000))]);
}
console.log(
  `seen: ${Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ')}`,
);
console.log(`monkey: ${done} events on the ${board}, seed ${seed}: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);

/** Goes through the screens that are named, or all, and ends; exit code 1: something was wrong. */
async function swept(by: (site: Site, wanted: readonly Screen[]) => ReturnType<typeof sweep>): Promise<never> {
  const names = screens.map(({ name }) => name);
  const asked = orEnd('monkey', () => given.words.map((word) => oneOf('screen', word, names)));
  const wanted = screens.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const site = await openSite({ flat: !wanted.some(({ isDrawn }) => isDrawn), withRooms: true });
  const { faults, events } = await by(site, wanted);
  await site.close();
  console.log(`monkey: ${events} presses, seed ${seed}: ${faults} faults`);
  process.exit(faults === 0 ? 0 : 1);
}

/** A page as for a new player, with everything set to fast. */
async function opened(): Promise<Page> {
  const page = await openPage(site, {
    flat: board === 'plan',
    viewport: { width: 1000, height: 600 },
    deviceScaleFactor: 0.5,
    hasTouch: true,
    settings: { speed: 4, quality: 'low', coach: 'all', threats: true, forecast: true, curtain: true },
  });
  if (slow > 0)
    await page.route(/\/assets\//, async (route) => {
      await new Promise((go) => setTimeout(go, Math.random() * slow));
      await route.continue().catch(() => undefined);
    });
  return page;
}

function tell(fault: Fault): void {
  faults.push(fault);
  mkdirSync('monkey', { recursive: true });
  const file = `monkey/${board}-${seed}-${faults.length}.jsonl`;
  const lines = fault.acts.map((act) => JSON.stringify(act));
  writeFileSync(file, `${lines.join('\n')}\n`);
  console.error(`\nAfter ${fault.acts.length} events (${done} in all): ${fault.what}\nThe last of ${file}:`);
  console.error(lines.slice(-told).join('\n'));
}

function readLog(file: string): readonly Act[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Act => JSON.parse(line));
}
