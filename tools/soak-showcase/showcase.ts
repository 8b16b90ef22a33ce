import type { Page } from 'playwright-core';
import { type Picture, pictureOf } from './figures.ts';

/** Longest time a game of the showcase may take, in milliseconds. */
const patience = 15 * 60_000;

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
