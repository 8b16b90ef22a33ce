import type { Page } from 'playwright-core';
import { listed } from '../../src/puzzles/collection.ts';
import { phases } from '../../src/rules/index.ts';
import { gameIn } from '../players/positions.ts';
import { openGame } from '../site/games.ts';

/** Somewhere on the site. */
export interface Screen {
  readonly name: string;
  /** What its address has besides. */
  readonly address?: string;
  /** Tables that others sit at have to be there. */
  readonly withRooms?: true;
  /** Takes the page from its address to that. */
  bring(page: Page): Promise<unknown>;
}

/** A game that is over, with the button that was pressed then. */
const after = (button: string, there: string) => async (page: Page) => {
  await openGame(page, gameIn('gameOver'));
  await page.locator(button).first().click();
  await page.locator(there).first().waitFor();
};

/** Presses that, and waits for what comes of it. */
const through = (button: string, there: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.locator(there).first().waitFor();
};

/** Every phase of a game, and every screen beside the game. */
export const screens: readonly Screen[] = [
  ...phases.map((phase): Screen => ({ name: phase, bring: (page) => openGame(page, gameIn(phase)) })),
  { name: 'start', bring: unfold },
  { name: 'lesson', bring: through('.start-learn', '.coach') },
  { name: 'replay', bring: after('[data-story="replay"]', '.replay') },
  { name: 'review', bring: after('[data-after="review"]', '.review') },
  { name: 'puzzle', bring: puzzle },
  { name: 'workshop', address: '&workshop', bring: (page) => page.locator('main button').first().waitFor() },
  { name: 'boards', address: '&boards', bring: (page) => page.locator('[data-printed]').first().waitFor() },
  { name: 'editor', address: '&boards', bring: through('[data-printed="2"]', '.edit-board [data-region]') },
  {
    name: 'showcase',
    address: '&showcase&players=2&seed=14',
    bring: (page) => page.locator('main[data-state="playing"]').waitFor(),
  },
];

/** The start page with all that it can unfold. */
async function unfold(page: Page): Promise<void> {
  await page.locator('.start-go').first().waitFor();
  for (const summary of await page.locator('.start summary').all()) await summary.click();
  await page.evaluate(() => scrollTo(0, 0));
}

async function puzzle(page: Page): Promise<void> {
  await page.locator('.start-puzzles > summary').click();
  await page.locator(`[data-number="${listed[0]?.number}"]`).click();
  await page.locator('.hud').waitFor();
}
