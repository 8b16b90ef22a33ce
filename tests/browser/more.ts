import type { Page } from 'playwright-core';
import { openMore } from '../../tools/site/games.ts';

export { openMore } from '../../tools/site/games.ts';

/** Unfolds one part of what the start page has beside its first screen. */
export async function unfold(
  page: Pick<Page, 'locator'>,
  name: 'rooms' | 'climb' | 'puzzles' | 'history',
): Promise<void> {
  await openMore(page);
  await page.locator(`.start-${name} > summary`).press('Enter');
}
