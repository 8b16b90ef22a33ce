import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { gameIn, openGame } from './games.ts';
import { mouse } from './hands.ts';
import { openPage, openProfile } from './harness.ts';

/** What is lost: controls that cannot be brought into sight, words that are cut off, and whatever scrolls both ways; one line each. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.unseen, .board-controls');
    const named = (element: HTMLElement) =>
      `${element.className} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 50)}`;
    const open = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
    const controls = [...open.querySelectorAll<HTMLElement>('button, select, input, summary, h2, h3')].filter(shown);
    const hidden = controls.flatMap((control) => {
      const target = (control instanceof HTMLInputElement ? control.closest('label') : null) ?? control;
      target.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { left, right, top, bottom, width } = target.getBoundingClientRect();
      if (width < 2) return [];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const outside = left < -1 || right > innerWidth + 1 || y < 0 || y > innerHeight;
      const met = document.elementFromPoint(x, y);
      const free = met !== null && (target.contains(met) || met.contains(target));
      // A panel that is open lies over what it covers, and can be closed.
      const covered = met?.closest('.side, .camera-buttons') != null;
      return outside ? [`outside: ${named(control)}`] : free || covered ? [] : [`covered: ${named(control)}`];
    });
    const twoWays = [...document.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const across = scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const down = scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1;
      return across && down ? [`scrolls both ways: ${named(element)}`] : [];
    });
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page scrolls sideways'] : [];
    return [...hidden, ...twoWays, ...wide];
  });
}

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
