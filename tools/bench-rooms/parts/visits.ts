import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Figure } from '../../bench/figure.ts';
import type { SiteWithRooms } from '../../site/site.ts';
import { heapOfEngine, heapOfPage } from '../devices/heap.ts';
import { freshSecret } from '../devices/opening.ts';
import { pageAt } from '../devices/page.ts';
import { plainDevice } from '../devices/plain.ts';
import { tenth } from '../share.ts';

/** Visits before the first look at the heaps: by then everything has been compiled and kept that is kept once. */
const first = 500;
/** Visitors at a time: two of them sit down, each at another place, the others look on. */
const together = 5;
/** Milliseconds after which a visitor whose phone is gone has given the seat back. */
const givenBack = 50_000;

/**
 * How much a wall grows by so many scans and visits in one go: the heap of the engine and that of the big screen's page, both real, everything thrown away that
 * can be. The game is held meanwhile, so that nothing but visits happens. Some only look on and are gone, others sit down, point at something and leave.
 */
export async function visitFigures(site: SiteWithRooms, inspector: number, visits: number): Promise<readonly Figure[]> {
  const screen = await pageAt(site, '&table=3&guests=2&minutes=5', { width: 1920, height: 1080 });
  const room = (await screen.locator('[data-big-screen]').getAttribute('data-big-screen')) ?? '';
  await screen.keyboard.press('p');
  await screen.locator('.showcase-presenter').waitFor();
  const address = site.address(room);
  const measure = async () => ({ engine: await heapOfEngine(inspector), page: await heapOfPage(screen) });
  await visitAll(address, first);
  const before = await measure();
  const stuck = await visitAll(address, visits);
  const after = await measure();
  // One whose phone is gone in the middle of it; then the next one plays.
  const gone = await plainDevice(address, freshSecret());
  await gone.ask({ type: 'sit', seat: 0, name: 'gone' });
  gone.close();
  await pause(givenBack);
  const next = await visit(address, 0);
  const growth = (of: 'engine' | 'page') => tenth((after[of] / before[of] - 1) * 100);
  const mb = (of: 'engine' | 'page') => `${tenth(before[of] / 1e6)} MB, then ${tenth(after[of] / 1e6)}`;
  return [
    { name: 'visits', value: visits, note: 'scans and visits at one wall' },
    { name: 'visits_engine_heap_growth_percent', value: growth('engine'), aim: { atMost: 5 }, note: mb('engine') },
    { name: 'visits_page_heap_growth_percent', value: growth('page'), aim: { atMost: 5 }, note: mb('page') },
    { name: 'visits_stuck', value: stuck + (next && (await isPlain(screen)) ? 0 : 1), aim: { atMost: 0 } },
  ];
}

/** So many people come, some at a time; how many of them did not get what they wanted. */
async function visitAll(address: string, count: number): Promise<number> {
  let come = 0;
  let stuck = 0;
  const place = async (at: number) => {
    for (; come < count; ) {
      come += 1;
      if (!(await visit(address, at).catch(() => false))) stuck += 1;
    }
  };
  await Promise.all(Array.from({ length: together }, (_, at) => place(at)));
  return stuck;
}

/** Somebody comes, sits down at this place if a guest may, and is gone again; true if all was as it should be. */
async function visit(address: string, seat: number): Promise<boolean> {
  const visitor = await plainDevice(address, freshSecret());
  try {
    if (seat > 1) return true;
    const sat = await visitor.ask({ type: 'sit', seat, name: 'Zed' });
    visitor.say(JSON.stringify({ type: 'point', seat, region: 3 }));
    const left = await visitor.ask({ type: 'leave' });
    return sat.type === 'accepted' && left.type === 'accepted';
  } finally {
    visitor.close();
  }
}

/** The big screen shows opponents at all places, and nobody else. */
async function isPlain(screen: Page): Promise<boolean> {
  const states = screen.locator('.big-places li');
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(100)) {
    const shown = await states.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.state));
    if (shown.length === 3 && shown.every((state) => state === 'opponent')) return true;
  }
  return false;
}
