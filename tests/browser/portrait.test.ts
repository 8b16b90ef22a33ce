import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Phase } from '../../src/rules/index.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { newcomer } from './newcomer.ts';
import { toFormEnd } from './set-up.ts';

/** Controls that lie over one another, or stick out of the page, or cannot be hit, one line each. */
function crowding(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('button, input, select, summary')].filter(
      (control) =>
        control.closest('.board-controls, .unseen') === null && control.checkVisibility({ visibilityProperty: true }),
    );
    const named = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? '';
    const boxes = seen
      .map((control) => {
        const box = control.getBoundingClientRect();
        // Of a row that is drawn along only what it shows counts.
        const row = control.closest('.posts')?.getBoundingClientRect() ?? box;
        const [left, right] = [Math.max(box.left, row.left), Math.min(box.right, row.right)];
        return { control, box: { left, right, top: box.top, bottom: box.bottom }, name: named(control) };
      })
      .filter(({ box }) => box.right > box.left)
      // What a list has scrolled out of its view covers nothing.
      .filter(({ control, box }) => {
        const list = control.closest('.hud-left, .hud-right, .side-body')?.getBoundingClientRect();
        return list === undefined || (box.bottom > list.top && box.top < list.bottom);
      });
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => {
          const x = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const y = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          return x > 1 && y > 1 && !a.control.contains(b.control) && !b.control.contains(a.control);
        })
        .map((b) => `${a.name} lies over ${b.name}`),
    );
    const outside = boxes
      .filter(({ box }) => box.left < -1 || box.right > innerWidth + 1)
      .map(({ name }) => `${name} sticks out`);
    return [...overlaps, ...outside];
  });
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, flat: true };

describe('on a phone held upright', () => {
  const shown: Phase[] = ['pickCombo', 'readyTroops', 'conquer', 'redeploy', 'gameOver'];
  it.each(mostTelling(shown, (_, place) => place === 2))(
    'no control lies over another in the phase %s',
    async (phase) => {
      const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
      await toFormEnd(page);
      expect(await crowding(page)).toEqual([]);
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      expect(await crowding(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );

  it.each(mostTelling(['pickCombo', 'redeploy'] satisfies Phase[], (_, place) => place === 0))(
    'the strip stays in the window while the coach speaks in the phase %s',
    async (phase) => {
      const page = await newcomer(phone, phase);
      expect(await page.locator('.hud').evaluate((hud) => hud.scrollHeight - hud.clientHeight)).toBe(0);
      const tools = await page.locator('.hud-top button:visible').all();
      expect(tools.length).toBe(2);
      for (const tool of tools) {
        const box = await tool.boundingBox();
        expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      }
      // Whatever takes the focus, nothing of the panels is scrolled away.
      await page.locator('[data-coach="why"]').tap();
      await page.locator('.side h2').waitFor();
      expect(await page.locator('.hud').evaluate((hud) => hud.scrollTop)).toBe(0);
    },
  );

  it('in a low window, as a browser’s bars leave it, the board has nearly half of the height while troops are placed', async () => {
    const page = await borrowPage({ ...phone, viewport: { width: 390, height: 664 } });
    await openGame(page, gameIn('redeploy'));
    await page.locator('.game-notice button').tap();
    await page.locator('.troops').waitFor();
    await expect.poll(async () => (await page.locator('#board').boundingBox())?.height).toBeGreaterThan(300);
    expect(await crowding(page)).toEqual([]);
    for (const button of await page.locator('.post:first-child .stepper button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  });

  it('players are one line that opens by a tap and by keys, and six combos are seen at once', async () => {
    const page = await borrowPage(phone);
    await openGame(page, gameIn('pickCombo'));
    const line = page.locator('.players-line');
    expect((await line.boundingBox())?.height).toBe(44);
    const list = page.locator('.players');
    expect(await list.isVisible()).toBe(false);
    await line.tap();
    await list.locator('[data-seat-menu]').first().waitFor();
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    await line.focus();
    await page.keyboard.press('Enter');
    await list.waitFor();
    await page.keyboard.press('Escape');
    const cards = page.locator('.shelf [data-combo] > .combo-card');
    expect(await cards.count()).toBe(6);
    const panel = await page.locator('.shelf').boundingBox();
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(75);
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    }
    const free = () => document.querySelector('.middle')?.getBoundingClientRect().height ?? 0;
    expect(await page.evaluate(free)).toBeGreaterThanOrEqual(0.2 * 844);
  });

  if (isLong)
    it('names of usual length are whole in the list that the line opens', async () => {
      const page = await newcomer(phone, 'readyTroops');
      await page.locator('.players-line').tap();
      await page.locator('.player-name b').first().waitFor();
      const cut = await page.locator('.player-name b').evaluateAll((names) =>
        names.filter((name) => {
          name.textContent = 'Player 1';
          return name.scrollWidth > name.clientWidth;
        }),
      );
      expect(cut).toEqual([]);
    });
});
