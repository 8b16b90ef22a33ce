import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mostTelling } from '../support/how-long.ts';
import { faults, languages } from './axe.ts';
import { gameIn, openGame } from './games.ts';
import { finger, keyboard, mouse } from './hands.ts';
import { borrowPage, type ProfileOptions } from './harness.ts';
import { gameOf } from './probe.ts';
import { resize } from './resize.ts';

async function picking(options: ProfileOptions, language?: string): Promise<Page> {
  const page = await borrowPage({ flat: true, ...options }, language);
  await openGame(page, gameIn('pickCombo'));
  await page.locator('.hud[data-phase="pickCombo"]').waitFor();
  return page;
}

/** The cards that are not whole in the window, or not free of what lies over them, from corner to corner; and how many there are. */
function cards(page: Page): Promise<{ count: number; hidden: string[] }> {
  return page.evaluate(() => {
    document.querySelector<HTMLElement>('.game-notice button')?.click();
    const all = [...document.querySelectorAll<HTMLElement>('.shelf .combo-card')];
    const hidden = all.filter((card) => {
      // The figure stands over the card's edge, and belongs to it.
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const corners = [
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
      ] as const;
      return !corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
    });
    return { count: all.length, hidden: hidden.map((card) => card.textContent ?? '') };
  });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe('the six combos on offer', () => {
  // The longest words, and the widest letters.
  it.each(mostTelling(languages, (language) => language === 'pl' || language === 'bg'))(
    'are all on the screen at once, on a laptop and on a phone, in the language %s',
    async (language) => {
      const page = await picking({}, language);
      for (const window of [{ width: 1280, height: 720 }, phone.viewport]) {
        await resize(page, window);
        await expect.poll(() => cards(page)).toEqual({ count: 6, hidden: [] });
        const lefts = await page
          .locator('.shelf .combo-card')
          .evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
        expect(lefts).toBe(window === phone.viewport ? 1 : 6);
      }
    },
  );

  it.each([
    ['a mouse', mouse, {}],
    ['a finger', finger, phone],
    ['keys', keyboard, {}],
  ] as const)('are raised by %s, go down again, and are picked in the pill', async (_, hands, window) => {
    const page = await picking(window);
    await page.locator('.game-notice button').evaluate((button: HTMLElement) => button.click());
    const before = (await gameOf(page))?.column[1];
    const places = () =>
      page
        .locator('.shelf .combo')
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
    const placed = await places();
    await hands.press(page, '[data-open-combo="1"]');
    const raised = page.locator('[data-combo="1"][data-raised] > .combo-card');
    await raised.locator('.combo-whole summary').waitFor();
    expect(await raised.locator('.combo-still').count()).toBe(1);
    expect((await gameOf(page))?.forces.some(({ race }) => race === before?.race)).toBe(false);
    expect(await faults(page)).toEqual([]);
    // The others keep their places; all of it can be read: the card is in the window, and scrolls.
    expect(await places()).toEqual(placed);
    const box = (await raised.boundingBox()) ?? expect.fail('no card');
    const size = page.viewportSize() ?? expect.fail('no window');
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(size.width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(size.height);
    // Pressed again it goes down.
    await hands.press(page, '[data-open-combo="1"]');
    await raised.waitFor({ state: 'detached' });
    await hands.press(page, '[data-open-combo="1"]');
    await hands.press(page, '.dock [data-choice="pickCombo"]');
    await page.locator('.shelf').waitFor({ state: 'detached' });
    await expect.poll(async () => (await gameOf(page))?.forces.some(({ race }) => race === before?.race)).toBe(true);
  });
});
