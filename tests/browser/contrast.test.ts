import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { PlayedGame } from '../../tools/players/game.ts';
import { crowded, position } from '../../tools/players/positions.ts';
import { settled } from '../../tools/site/table.ts';
import { mostTelling } from '../support/how-long.ts';
import { openGame } from './games.ts';
import { borrowPage, giveBack } from './harness.ts';
import { type Reading, readFrame } from './read-frame.ts';

/** A board full of tokens in the hands of every number of players, conquests to be chosen. */
const full = (players: number): PlayedGame =>
  players === 5 ? crowded() : position(players, 5, ({ phase, round }) => phase === 'conquer' && round === 5);

const faint = (readings: readonly Reading[]) =>
  readings.flatMap(({ what, ratio, needed }) => (ratio < needed ? [`${ratio.toFixed(2)} of ${needed}: ${what}`] : []));

const screen = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };

/** What may be asked of a page, one after the other. */
const contrasts = ['no-preference', 'more'] as const;

// The fullest board tells most.
it.each(mostTelling([2, 3, 4, 5], (players) => players === 5))(
  'on the board of %i players words and signs stand off from the picture',
  async (players) => {
    const page = await borrowPage(screen);
    await openGame(page, full(players));
    // The harder contrasts are the same on all boards, and asked for on the map below.
    for (const contrast of mostTelling(contrasts, (_, place) => place === 0)) {
      await page.emulateMedia({ contrast });
      // Panels settle after the picture's first rest, and the camera once more.
      for (let time = 0; time < 2; time++) await settled(page, 700);
      const readings = await readFrame(page, '.table-labels', '.hud, .game-notices');
      expect(readings.length).toBeGreaterThan(30);
      expect.soft(faint(readings), contrast).toEqual([]);
    }
    if (players !== 5) return;
    // The map seen from above has medallions and signs of its own.
    await page.keyboard.press('p');
    for (const contrast of contrasts) {
      await page.emulateMedia({ contrast });
      for (let time = 0; time < 2; time++) await settled(page, 700);
      const readings = await readFrame(page, '.table-labels', '.hud, .game-notices');
      expect(readings.length).toBeGreaterThan(90);
      expect.soft(faint(readings), `map, ${contrast}`).toEqual([]);
    }
  },
);

it('words and signs stand off from the panels', async () => {
  const begin = async () => borrowPage({ ...screen, flat: true });
  const read = async (page: Page, part: string, but: string, what: string) => {
    // Nothing is pointed at.
    await page.mouse.move(0, 0);
    for (const contrast of contrasts) {
      await page.emulateMedia({ contrast });
      // Colours change over.
      await page.waitForTimeout(500);
      expect.soft(faint(await readFrame(page, part, but)), `${what}, ${contrast}`).toEqual([]);
    }
  };
  let page = await begin();
  await page.locator('.start-go').first().waitFor();
  await read(page, '.start', '.nothing', 'set-up');
  const shown = ['pickCombo', 'conquer', 'redeploy', 'gameOver'] as const;
  for (const phase of mostTelling(shown, (_, place) => place % 2 === 1)) {
    await giveBack(page);
    page = await begin();
    await openGame(
      page,
      position(3, 6, (state) => state.phase === phase && (state.round > 3 || phase === 'pickCombo')),
    );
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready);
    // What is fetched after the panels has come.
    await page.waitForLoadState('networkidle');
    await read(page, '.hud', '.plan, .game-notices', phase);
  }
});
