import type { BrowserContext, Page } from 'playwright-core';
import type { Device, Screen } from '../../tools/monkey/screens.ts';
import { openPage, type View } from '../../tools/site/page.ts';
import type { Site } from '../../tools/site/site.ts';

/** Milliseconds in which a page that shows the same has arrived, and after which it is looked at however it is. */
const [still, patience] = [200, 5000];
/** More entries than any way here has. */
const most = 12;

declare global {
  interface Window {
    /** For each entry that the page has laid on the history, which press it was laid after. */
    laidAfter?: number[];
  }
}

/** What somebody sees of where they are, and what the browser's history holds of it. */
export interface Look {
  readonly url: string;
  /** The screen, by its element and title. */
  readonly at: string;
  /** What lies over it, by its headings. */
  readonly open: readonly string[];
  readonly over: readonly string[];
  readonly depth: number;
  /** Entries of the history in all. */
  readonly entries: number;
}

/** Somebody who has come to a screen from the start page, and what they saw on the way. */
interface Journey {
  readonly page: Page;
  readonly start: Look;
  readonly there: Look;
}

/** Comes to a screen from the start page, also where it has an address of its own: with each device of those who are there together. */
export async function travelTo(
  site: Site,
  screen: Screen,
  view: View,
): Promise<{ readonly all: readonly Journey[]; readonly close: () => Promise<void> }> {
  const opened: Page[] = [];
  const starts = new Map<Page, Look>();
  const devices = await screen.bring(async ({ address = '', ...more }: View = {}): Promise<Device> => {
    const prepare = (context: BrowserContext) => context.addInitScript(noteEntries);
    const page = await openPage(site, { ...view, flat: screen.isDrawn !== true, prepare, ...more });
    page.setDefaultTimeout(20_000);
    opened.push(page);
    await page.locator('main.start').waitFor();
    starts.set(page, await look(page));
    if (address !== '') await page.goto(`${site.url}?probe${address}`);
    return { first: page, bring: async (bring) => void (await bring(page)) };
  });
  const all: Journey[] = [];
  for (const { first: page } of devices) {
    const start = starts.get(page);
    if (start !== undefined) all.push({ page, start, there: await look(page) });
  }
  return { all, close: async () => void (await Promise.all(opened.map((one) => one.context().close()))) };
}

/** Run in a page before it begins. */
function noteEntries(): void {
  const laid: number[] = [];
  let press = 0;
  for (const kind of ['click', 'keydown']) addEventListener(kind, () => press++, true);
  const lay = history.pushState.bind(history);
  history.pushState = (...entry) => {
    laid.push(press);
    lay(...entry);
  };
  window.laidAfter = laid;
}

/** The presses that have laid more than one entry since the page was opened. */
export const twiceLaid = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window.laidAfter ?? []).filter((press, place, all) => all.indexOf(press) !== place));

/** Looks at a page once it shows the same for a while. */
export async function look(page: Page): Promise<Look> {
  const end = Date.now() + patience;
  for (let last = ''; ; await page.waitForTimeout(still)) {
    // Between two pages there is nothing to look at.
    const now = await page.evaluate(lookNow).catch(() => null);
    const seen = JSON.stringify(now);
    if (now !== null && (seen === last || Date.now() > end)) return now;
    last = seen;
  }
}

function lookNow(): Look | null {
  const main = document.querySelector('main');
  const state: Partial<Pick<Look, 'over' | 'depth'>> | null = history.state;
  if (main === null && location.protocol !== 'about:') return null;
  const open = [...document.querySelectorAll('dialog[open], .side.panel')];
  return {
    url: location.href,
    at: `${main?.className.split(' ')[0]}, ${document.title}`,
    open: open.map((one) => one.querySelector('h2')?.textContent ?? ''),
    over: state?.over ?? [],
    depth: state?.depth ?? 0,
    entries: history.length,
  };
}

/** Goes Back until the start page. Returns what was seen on the way, from where it began, and what was wrong. */
export async function goHome(
  page: Page,
  there: Look,
  start: Look,
): Promise<{ readonly seen: readonly Look[]; readonly wrong: readonly string[] }> {
  const seen = [there];
  const wrong: string[] = [];
  for (let now = there; !isStart(now, start); seen.push(now)) {
    if (seen.length > most) return { seen, wrong: [...wrong, 'Back never comes to the start page'] };
    await page.goBack();
    const before = now;
    now = await look(page);
    const fault = faultOfBack(before, now);
    if (fault !== null) wrong.push(`Back ${fault}: from ${told(before)} to ${told(now)}`);
    if (!now.url.startsWith(new URL(start.url).origin)) break;
  }
  return { seen, wrong };
}

const isStart = (now: Look, start: Look) => now.url === start.url && now.open.length === 0;
const told = (seen: Look) => JSON.stringify(seen);

/** It closes the topmost, or leads to the screen before. */
function faultOfBack(before: Look, now: Look): string | null {
  if (new URL(now.url).origin !== new URL(before.url).origin) return 'leaves the site';
  if (before.over.length === 0) {
    if (now.url === before.url && now.at === before.at) return 'leads nowhere';
    return now.open.length === now.over.length ? null : 'comes to what has no entry';
  }
  // A link goes with the question that it asks.
  const isLink = before.over.length === 1 && before.url.includes('#game=');
  if (now.at !== before.at || (now.url !== before.url && !isLink)) return 'leads off instead of closing';
  if (now.over.length !== before.over.length - 1) return 'leaves more or less than one entry';
  return JSON.stringify(now.open) === JSON.stringify(before.open.slice(0, -1)) ? null : 'closes more or less than one';
}

/** Goes Forward again along what was seen. Returns what was wrong. */
export async function goAgain(page: Page, seen: readonly Look[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const wanted of seen.slice(0, -1).toReversed()) {
    await page.goForward();
    const now = await look(page);
    if (!isSameAgain(wanted, now)) wrong.push(`Forward: ${told(now)} instead of ${told(wanted)}`);
  }
  return wrong;
}

function isSameAgain(wanted: Look, now: Look): boolean {
  if (now.url !== wanted.url || now.at !== wanted.at) return false;
  // A table where somebody is alone opens its invitation by itself.
  if (now.over.join() === 'invite' && now.url.includes('#room=')) return true;
  // What has no name is passed by, and all that lay over it; the question of a link is asked again.
  const nameless = wanted.url.includes('#game=') ? -1 : wanted.over.indexOf('');
  const open = nameless < 0 ? wanted.open : wanted.open.slice(0, nameless);
  return JSON.stringify(now.open) === JSON.stringify(open);
}
