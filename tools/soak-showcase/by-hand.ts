import type { Page } from 'playwright-core';
import { type Picture, pictureOf } from './figures.ts';

/** Longest time a game between opponents may take, in milliseconds. */
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
    await page.getByRole('button', { name: 'To the table' }).click();
    await page.locator('.hud').waitFor();
    const done = page.locator('.final .primary');
    await done.waitFor({ timeout: patience });
    await page.waitForFunction(() => window.__table !== undefined);
    const picture = await pictureOf(page);
    await done.click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.locator('[data-game] [data-said=now] + button').click();
    await page.locator('[data-game]').waitFor({ state: 'detached' });
    return picture;
  };
}
