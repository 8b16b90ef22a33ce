import type { Page } from 'playwright-core';
import type { RegionId } from '../../src/rules/index.ts';
import type { Probe } from '../../src/screens/at-table/probe-hooks.ts';
import type { TableProbe } from '../../src/table/Probe.tsx';

declare global {
  interface Window {
    smallWorldProbe?: Probe;
  }
}

/** Milliseconds without a new frame after which the table counts as at rest, however slowly it is drawn. */
const STILL = 1500;
/** Milliseconds allowed for anything a software rasteriser has to do. */
const PATIENCE = 120_000;

/** Waits until the table is drawn and no frame has come for `still` milliseconds: nothing on it moves any more. */
export async function settled(page: Page, still = STILL): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => (window.__table?.frames() ?? 0) > 0, undefined, { timeout: PATIENCE });
  const end = Date.now() + PATIENCE;
  let frames = -1;
  while (Date.now() < end) {
    const now = await framesDrawn(page);
    if (now === frames) return;
    frames = now;
    await page.waitForTimeout(still);
  }
  throw new Error('The table never comes to rest.');
}

/** Frames drawn since the table was laid. */
export function framesDrawn(page: Page): Promise<number> {
  return page.evaluate(() => window.__table?.frames() ?? 0);
}

/** The cost of one frame, over all its passes: the shadows are drawn again for it. */
export async function costOfFrame(page: Page): Promise<Pick<TableProbe, 'calls' | 'triangles'>> {
  const before = await framesDrawn(page);
  await page.evaluate(() => window.__table?.redraw());
  await page.waitForFunction((count) => (window.__table?.frames() ?? 0) > count, before, { timeout: PATIENCE });
  return page.evaluate(() => ({ calls: window.__table?.calls ?? 0, triangles: window.__table?.triangles ?? 0 }));
}

/** Rests the pointer on a region of the board. */
export async function pointAt(page: Page, region: RegionId): Promise<void> {
  await page.waitForFunction(() => window.smallWorldProbe !== undefined);
  const place = await page.evaluate((id) => window.smallWorldProbe?.seatOnPage(id) ?? null, region);
  if (place === null) throw new Error(`Region ${region} is out of sight.`);
  await page.mouse.move(place.x, place.y);
}
