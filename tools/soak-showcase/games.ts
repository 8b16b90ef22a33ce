import type { Page } from 'playwright-core';
import { openMore } from '../site/games.ts';
import { type Picture, pictureOf } from './figures.ts';

/** Longest time a game may take, in milliseconds. */
const patience = 15 * 60_000;

/**
 * Returns a function that plays one game: sets it up on the start page with opponents in all seats, plays it to its end, leaves and deletes it.
 * Rotates through all boards unless one is requested. The page is at the start page before and after; the picture is measured before it is unmounted.
 */
export function playByHand(page: Page, players: number | null): () => Promise<Picture> {
  let game = 0;
  page.setDefaultTimeout(60_000);
  return async () => {
    const count = players ?? 2 + (game % 4);
    game += 1;
    await page.locator('.start-setup > summary').click();
    await page.getByRole('radio', { name: String(count), exact: true }).check();
    for (let seat = 0; seat < count; seat++) await page.locator('.start-player').nth(seat).selectOption('wanderer');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.hud').waitFor();
    const done = page.locator('[data-final="story"]');
    await done.waitFor({ timeout: patience });
    await page.waitForFunction(() => window.__table !== undefined);
    const picture = await pictureOf(page);
    await done.click();
    await page.locator('[data-final="new"]').click();
    await openMore(page);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.locator('[data-game] [data-said=now] + button').click();
    await page.locator('[data-game]').waitFor({ state: 'detached' });
    return picture;
  };
}

/** Returns a function that waits until the showcase announces its next game: then the previous one is over and its table cleared. */
export function watchShowcase(page: Page): () => Promise<Picture> {
  let announced: number | null = null;
  return async () => {
    announced = await page
      .waitForFunction(
        (before) => {
          const main = document.querySelector<HTMLElement>('main.showcase[data-game]');
          const number = Number(main?.dataset.game ?? Number.NaN);
          const isAnnounced = main?.dataset.state === 'title' || main?.dataset.state === 'playing';
          return isAnnounced && number > (before ?? 0) && window.__table !== undefined ? { number } : null;
        },
        announced,
        { timeout: patience, polling: 50 },
      )
      .then(async (found) => (await found.jsonValue())?.number ?? null);
    return pictureOf(page);
  };
}
