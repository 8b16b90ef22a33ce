import type { Page } from 'playwright-core';
import { openPage, type View } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';

/** A page that draws the plan, once it is a hand, the big screen or a table; `address`: what is added to the site's. */
export async function pageAt(
  site: Site,
  address: string,
  viewport: { readonly width: number; readonly height: number },
  prepare?: View['prepare'],
): Promise<Page> {
  const page = await openPage(site, { flat: true, viewport, settings: { speed: 2 }, address, prepare });
  await page
    .locator('main.controller, [data-big-screen], main.game[data-connection="here"] .hud')
    .waitFor({ timeout: 60_000 });
  return page;
}
