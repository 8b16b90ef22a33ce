import type { RegionId } from '../../src/rules/index.ts';
import type { Probe } from '../../src/screens/at-table/probe-hooks.ts';
import type { AnyPage } from './any-page.ts';
import { waitFor } from './wait.ts';

declare global {
  interface Window {
    smallWorldProbe?: Probe;
    /** What was pressed last at pages that note it, newest first. */
    smallWorldPressed?: string[];
  }
}

/** The chart's state and the position, once the game is on the table. */
export async function positionOf(page: AnyPage): Promise<ReturnType<Probe['position']>> {
  const isLaid = () => page.evaluate(() => window.smallWorldProbe?.position().context.game != null);
  await waitFor('a game on the table', isLaid);
  const position = await page.evaluate(() => window.smallWorldProbe?.position());
  if (position === undefined) throw new Error('The page has no probe.');
  return position;
}

/** The whole truth of the game: what must come back after a resume. */
export async function gameOf(page: AnyPage) {
  return (await positionOf(page)).context.game;
}

/** Waits until the picture has come to rest. */
export function atRest(page: AnyPage): Promise<void> {
  return page.evaluate(async () => {
    // Panels are measured on a frame, and the camera follows when the page next has time: both must find all as it was.
    const look = async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      // Safari has no such call. On a busy machine a page may never be idle.
      await new Promise<unknown>((idle) => {
        if (window.requestIdleCallback) window.requestIdleCallback(idle, { timeout: 250 });
        else setTimeout(idle);
      });
      return window.smallWorldProbe?.atRest() === true ? (window.__table?.frames() ?? 0) : Number.NaN;
    };
    for (let before = Number.NaN; ; ) {
      const now = await look();
      if (now === before) return;
      before = now;
    }
  });
}

/** Where a region's seat is on the page once the picture has come to rest, if the camera sees it and no panel covers it. */
export async function seatAtRest(page: AnyPage, region: RegionId): Promise<{ x: number; y: number } | null> {
  await atRest(page);
  return page.evaluate((id) => {
    const place = window.smallWorldProbe?.seatOnPage(id) ?? null;
    return place !== null && document.elementFromPoint(place.x, place.y)?.tagName === 'CANVAS' ? place : null;
  }, region);
}

/** The region under the pointer, as the page sees it. */
export function hoveredOn(page: AnyPage): Promise<RegionId | null> {
  return page.evaluate(() => window.smallWorldProbe?.hovered() ?? null);
}
