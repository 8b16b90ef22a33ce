import type { Page } from 'playwright-core';
import type { Host } from './blocked.ts';
import { all, bare, comesBack, importFile, isThere, openFile, tried, until } from './left-out.ts';
import { openMore } from './more.ts';
import { waitFor } from './wait.ts';

/** What lies beside the first screen comes once the looks of panels, which it needs as well, have been refused. */
export async function restComes(page: Page, host: Host): Promise<void> {
  await openMore(page);
  await waitFor('the looks of the panels', async () => host.refused('hud'));
  host.answer('Rest', 'Minute', 'en-minute');
  await until(page, 'what lies beside the first screen', () => isThere(page, '.start-import'));
}

/** What opens a saved game, or a new one, is left out on the start page, one part after the other: each is told, and comes back. */
export async function savedGame(): Promise<void> {
  const lost = ['from-file', 'save-text', 'reviving', 'game', 'Rest', 'Minute'];
  const { page, host } = await bare('', true, {}, undefined, lost);
  await page.locator('.start-setup > summary').click();
  await comesBack(page, host, 'game', '.start-seat');
  await restComes(page, host);
  host.answer('later', 'en-games', 'games');
  for (const name of ['from-file', 'save-text', 'reviving']) {
    await importFile(page, 'conquer');
    await waitFor(name, async () => host.refused(name));
    await page.locator('.start-problem:has-text("could not be loaded")').waitFor();
    host.answer(name);
    tried.add(name);
  }
  await openFile(page, 'conquer');
  await waitFor('the outlines to be asked for', async () => host.refused('board-2'));
}

/**
 * The game in a minute and what could not be read are left out on the start page, and what greets at the first table: that is told in its place, and comes
 * back.
 */
export async function aside(): Promise<void> {
  const { page, host } = await bare('', true, {}, undefined, []);
  await comesBack(page, host, 'Minute', '.minute');
  await page.evaluate(() => {
    localStorage.setItem('small-world-table.boxes.unread', '[["[",null]]');
    localStorage.setItem('small-world-table.answer', '{"state":{"answer":"knows","greets":true}}');
  });
  await page.reload();
  await openMore(page);
  await comesBack(page, host, 'AsideFold', '.start-aside');
  // What else is missing at a table would speak instead.
  host.answer(...all.filter((name) => name !== 'Greeting'));
  await openFile(page, 'conquer');
  await comesBack(page, host, 'Greeting', '.coach-line');
}
