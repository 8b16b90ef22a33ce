import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { lost } from './lost.ts';
import { openPanel } from './panels.ts';
import { resize } from './resize.ts';

/** Windows in which nothing may be lost, and whether the person has letters twice as large, as a style of their own would make them. */
const windows = [
  ['a window of 320 pixels', { width: 320, height: 640 }, false],
  ['a window of 1280 x 1024 at 400 %', { width: 320, height: 256 }, false],
  ['a window of 1280 x 720 at 200 %', { width: 640, height: 360 }, false],
  ['letters at 200 %', { width: 1280, height: 720 }, true],
  ['a phone with letters at 200 %', { width: 390, height: 844 }, true],
] as const;

/** Makes the page one of those windows. */
async function become(page: Page, [, viewport, large]: (typeof windows)[number]): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.setProperty('font-size', size, 'important');
    },
    large ? '200%' : '',
  );
  await resize(page, viewport);
}

/** Looks at the page in every window. */
async function look(page: Page, what: string): Promise<void> {
  for (const window of windows) {
    await become(page, window);
    expect.soft(await lost(page), `${what}: ${window[0]}`).toEqual([]);
  }
}

const begin = async () => borrowPage({ viewport: windows[0][1], flat: true });

it('on the set-up nothing is lost in a small window, or with large letters', async () => {
  const page = await begin();
  await page.locator('.start-go').first().waitFor();
  await look(page, 'set-up');
});

const shown: Phase[] = ['pickCombo', 'redeploy', 'gameOver', 'conquer'];

it.each(mostTelling(shown, (phase) => phase === 'redeploy' || phase === 'conquer'))(
  'in the phase %s nothing is lost in a small window, or with large letters',
  async (phase) => {
    const page = await begin();
    await openGame(page, gameIn(phase));
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    await page.locator('.game-notice button').click();
    await look(page, phase);
    if (phase !== 'conquer') return;
    for (const window of mostTelling(windows, (_, place) => place % 2 === 1)) {
      await become(page, window);
      for (const panel of ['column', 'log', 'rules', 'settings', 'leave']) {
        await openPanel(page, panel);
        await page.locator('.side h2, dialog[open] h2').first().waitFor();
        expect.soft(await lost(page), `${panel}: ${window[0]}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  },
);
