import { describe, expect, it } from 'vitest';
import type { PlayedGame } from '../../tools/players/game.ts';
import { crowded, position } from '../../tools/players/positions.ts';
import { settled } from '../../tools/site/table.ts';
import { openGame } from './games.ts';
import { openPage, openProfile } from './harness.ts';
import { type Reading, readFrame } from './read-frame.ts';

/** A board full of tokens in the hands of every number of players, conquests to be chosen. */
const full = (players: number): PlayedGame =>
  players === 5 ? crowded() : position(players, 5, ({ phase, round }) => phase === 'conquer' && round === 5);

const faint = (readings: readonly Reading[]) =>
  readings.flatMap(({ what, ratio, needed }) => (ratio < needed ? [`${ratio.toFixed(2)} of ${needed}: ${what}`] : []));

const screen = { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 };

describe.each([2, 3, 4, 5])('on the board of %i players', (players) => {
  it.each(['no-preference', 'more'] as const)(
    'words and signs stand off from the picture (contrast: %s)',
    async (contrast) => {
      const page = await openPage(await openProfile({ ...screen, contrast }));
      await openGame(page, full(players));
      await settled(page);
      // Panels settle after the picture's first rest, and the camera once more.
      await page.waitForTimeout(2000);
      await settled(page);
      const readings = await readFrame(page, '.table-labels', '.hud, .game-notices');
      expect(readings.length).toBeGreaterThan(30);
      expect.soft(faint(readings)).toEqual([]);
    },
  );
});

it.each(['no-preference', 'more'] as const)(
  'words and signs stand off from the panels (contrast: %s)',
  async (contrast) => {
    const begin = async () => openPage(await openProfile({ ...screen, contrast, flat: true }));
    let page = await begin();
    await page.locator('.start-go').first().waitFor();
    expect.soft(faint(await readFrame(page, '.start', '.nothing')), 'set-up').toEqual([]);
    for (const phase of ['pickCombo', 'conquer', 'redeploy', 'gameOver'] as const) {
      page = await begin();
      await openGame(
        page,
        position(3, 6, (state) => state.phase === phase && (state.round > 3 || phase === 'pickCombo')),
      );
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      await page.evaluate(() => document.fonts.ready);
      // What is fetched after the panels has come, and colours have changed over.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1000);
      expect.soft(faint(await readFrame(page, '.hud', '.plan, .game-notices')), phase).toEqual([]);
    }
  },
);
