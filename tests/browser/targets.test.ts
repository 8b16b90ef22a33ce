import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { finger } from './hands.ts';
import { borrowPage, giveBack } from './harness.ts';
import { openPanel } from './panels.ts';

/**
 * Controls of the page that are hit in less than so many CSS pixels across or down, one line each: what a press meets is tried out, from the
 * middle of each. Left out are words of a sentence (what a clause or a name of a race leads to is also reached through the rules), and regions
 * of the board, whose size is the board's.
 */
function tooSmall(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const controls = document.querySelectorAll<HTMLElement>('button, select, input, summary, a');
    return [...controls].flatMap((control) => {
      if (control.closest('.board-controls, .unseen') || control.matches('.clause, .link, .trait, p a')) return [];
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const label = control instanceof HTMLInputElement ? control.closest('label') : null;
      const target = label ?? control;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = (dx: number, dy: number) => {
        const met = document.elementFromPoint(x + dx, y + dy);
        return met !== null && (target.contains(met) || met.contains(control));
      };
      if (!hits(0, 0)) return [];
      const far = size / 2 - 1;
      const reach = (dx: number, dy: number) => {
        let at = 0;
        while (at < size && hits(dx * (at + 1), dy * (at + 1))) at++;
        return at;
      };
      const [across, down] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)];
      const name = (control.getAttribute('aria-label') ?? target.textContent ?? '').slice(0, 50);
      return across < 2 * far - 1 || down < 2 * far - 1 ? [`${name}: ${width.toFixed()} x ${height.toFixed()}`] : [];
    });
  }, least);
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, flat: true };

it('a finger has 44 pixels everywhere: set-up, phases, panels', async () => {
  let page = await borrowPage(phone);
  await page.locator('.start-go').first().waitFor();
  expect.soft(await tooSmall(page, 44), 'set-up').toEqual([]);
  const shown: Phase[] = ['pickCombo', 'redeploy', 'gameOver', 'conquer'];
  for (const phase of mostTelling(shown, (_, place) => place % 2 === 1)) {
    await giveBack(page);
    page = await borrowPage(phone);
    await openGame(page, gameIn(phase));
    await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
    await page.locator('.game-notice button').click();
    expect.soft(await tooSmall(page, 44), phase).toEqual([]);
  }
  for (const panel of ['column', 'log', 'rules', 'settings', 'leave']) {
    await openPanel(page, panel, finger.press);
    await page.locator('.side h2, dialog[open] h2').first().waitFor();
    expect.soft(await tooSmall(page, 44), panel).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('a mouse has 24 pixels, in a low window too', async () => {
  const page = await borrowPage({ viewport: { width: 640, height: 360 }, flat: true });
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  await page.locator('.game-notice button').click();
  expect(await tooSmall(page, 24)).toEqual([]);
});
