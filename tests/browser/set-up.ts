import type { Page } from 'playwright-core';
import { openMore } from './more.ts';

export interface NewGame {
  readonly players: number;
  /** The same number gives the same combos and dice. */
  readonly seed: string;
  readonly names?: readonly string[];
  /** One person, in the first seat, against opponents; else people only. */
  readonly alone?: boolean;
}

/** Sets up a game on the start page and goes to the table; player 1 starts. */
export async function startGame(page: Page, { players, seed, names = [], alone = false }: NewGame): Promise<void> {
  await openSetUp(page);
  await page.getByRole('radio', { name: alone ? /^Against the computer/ : 'People only' }).check();
  await page.getByRole('radio', { name: String(players), exact: true }).check();
  for (const [seat, name] of names.entries()) await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await page.getByLabel(/Who starts/).selectOption('0');
  await page.getByLabel(/Game number/).fill(seed);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.hud').waitFor();
}

/** Unfolds the set-up, if it is not yet. */
export async function openSetUp(page: Page): Promise<void> {
  const setUp = page.locator('.start-setup');
  if (!(await setUp.evaluate((fold) => fold.hasAttribute('open')))) await setUp.locator('> summary').click();
}

/** Goes to the end of the set-up, once all of it is there: it is free then of the button that stays at the window's foot. */
export async function toFormEnd(page: Page): Promise<void> {
  await openMore(page);
  // The games of this browser are listed at once.
  await page.locator('p:has(+ .start-games), .start-games li').first().waitFor();
  await openSetUp(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
}
