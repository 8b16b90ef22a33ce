import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { gameIn, openGame } from './games.ts';
import { mouse } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { lost } from './lost.ts';

/** Letters twice as large, as a style of the person's own would make them. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
}

describe.each([
  ['in a window of 320 pixels', { width: 320, height: 640 }, false],
  ['in a window of 1280 x 1024 at 400 %', { width: 320, height: 256 }, false],
  ['in a window of 1280 x 720 at 200 %', { width: 640, height: 360 }, false],
  ['with letters at 200 %', { width: 1280, height: 720 }, true],
  ['on a phone with letters at 200 %', { width: 390, height: 844 }, true],
])('%s nothing is lost', (_, viewport, large) => {
  it('from the set-up to the end', async () => {
    const begin = async () => openPage(await openProfile({ viewport, flat: true }));
    let page = await begin();
    await page.locator('.start-go').first().waitFor();
    if (large) await enlarge(page);
    expect.soft(await lost(page), 'set-up').toEqual([]);
    for (const phase of ['pickCombo', 'redeploy', 'gameOver', 'conquer'] satisfies Phase[]) {
      page = await begin();
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      await page.locator('.game-notice button').click();
      if (large) await enlarge(page);
      expect.soft(await lost(page), phase).toEqual([]);
    }
    for (const panel of ['column', 'log', 'rules', 'settings', 'leave']) {
      await mouse.press(page, `[data-panel="${panel}"]`);
      await page.locator('.side h2, dialog[open] h2').first().waitFor();
      expect.soft(await lost(page), panel).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});
