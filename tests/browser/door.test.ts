import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { fileOf, openFile } from '../../tools/site/games.ts';
import { faults } from './axe.ts';
import { openPage, openProfile, takeTroubles } from './harness.ts';
import { openPanel } from './panels.ts';
import { waitFor } from './wait.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

const begun = playGame({ players: 2, seed: 3 }, randomPlayer(3), ({ round }) => round === 2);

const fresh = (options = {}) => openProfile({ flat: true, answer: null, ...options });
const door = (page: Page) => page.locator('.start-door');

/** What is on the first screen, from above and from the left; each is named by what finds it, if it is wholly in the window. */
const inWindow = (page: Page, selectors: readonly string[]) =>
  page.evaluate((all) => {
    const found = all.flatMap((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      const isIn = box && box.height > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
      return isIn ? [{ selector, top: box.top, left: box.left }] : [];
    });
    return found.sort((one, other) => one.top - other.top || one.left - other.left).map(({ selector }) => selector);
  }, selectors);

afterEach(() => expect(takeTroubles()).toEqual([]));

describe('the first start page', () => {
  it.each(windows)('is whole in a window $width wide, and asks again until it is answered', async (viewport) => {
    const page = await openPage(await fresh({ viewport }));
    for (const _ of [1, 2]) {
      await door(page).waitFor();
      const all = [
        '.start-title',
        '.start-about',
        ...['never', 'knows', 'show'].map((one) => `[data-answer="${one}"]`),
      ];
      expect(await inWindow(page, all)).toEqual(all);
      expect(await inWindow(page, ['.language-pick select', '.start-else'])).toHaveLength(2);
      await page.reload();
    }
    expect(await faults(page)).toEqual([]);
  });

  it('is not shown to an invitation, a puzzle, a game in a link, a big screen or a showcase', async () => {
    const page = await (await fresh()).newPage();
    for (const [address, there] of [
      ['#room=cut', '.room-door'],
      ['#/puzzle/1', 'main[data-puzzle="1"]'],
      ['#game=cut', 'dialog[open] [data-problem]'],
      ['#tables', '.start-rooms[open]'],
      ['?table', '[data-big-screen], .missing-screen'],
      ['?showcase', 'main.showcase'],
    ] as const) {
      await page.goto(`${inject('site')}${address}`);
      await page.locator(there).first().waitFor();
      expect(await door(page).count(), address).toBe(0);
      await page.goto('about:blank');
    }
    takeTroubles();
  });

  it('greets who knows the game at the table, once, with three lines, and is not seen again', async () => {
    const page = await openPage(await fresh({ settings: { coach: 'all' } }));
    await page.locator('[data-answer="knows"]').click();
    await page.locator('.coach-line').first().waitFor();
    expect(await page.locator('.coach-line').count()).toBe(3);
    await page.locator('[data-coach="dismiss"]').click();
    await waitFor('what teaches', async () => (await page.locator('.coach-line').count()) < 3);
    await openPanel(page, 'leave');
    await page.locator('dialog[open] .primary').click();
    await page.locator('form .start-go[type="submit"]').waitFor();
    await page.reload();
    await page.locator('form .start-go[type="submit"]').click();
    await page.locator('.hud').waitFor();
    expect(await page.locator('.coach-line').count()).toBeLessThan(3);
  });

  it('leads who has never played to the lesson', async () => {
    const page = await openPage(await fresh());
    await page.locator('[data-answer="never"]').click();
    await page.locator('.coach-line').first().waitFor();
  });

  it('shows the game for two minutes, and then it is their turn', async () => {
    const page = await openPage(await fresh());
    const ended = page.locator('main.showcase[data-state="ended"]');
    for (const way of ['never', 'knows', 'back'] as const) {
      if (way === 'never') await page.locator('[data-answer="show"]').click();
      else await page.goto(`${inject('site')}?probe&showcase&brief`);
      await page.locator('main.showcase .showcase-invite').waitFor();
      await page.keyboard.press('x');
      await ended.waitFor();
      expect(await page.locator('[data-now]').count()).toBe(3);
      expect(await faults(page)).toEqual([]);
      await page.locator(`[data-now="${way}"]`).click();
      await page.locator(way === 'back' ? 'main.start' : 'main.game .hud').waitFor();
      expect(new URL(page.url()).search).toBe('?probe');
    }
  });

  it('leaves off by itself in time', async () => {
    const page = await (await fresh()).newPage();
    await page.clock.install();
    await page.goto(`${inject('site')}?probe&showcase&brief`);
    await page.locator('main.showcase[data-state="title"]').waitFor();
    await waitFor('the end', async () => {
      await page.clock.runFor(10_000);
      return (await page.locator('main.showcase[data-state="ended"]').count()) > 0;
    });
  });
});

describe('the start page of somebody who has answered', () => {
  it.each(windows)(
    'has in a window $width wide what is pressed most, in order, and all else behind More',
    async (viewport) => {
      const page = await openPage(await openProfile({ flat: true, viewport }));
      const ways = [
        'form .start-go[type="submit"]',
        '.start-learn',
        '[data-invite]',
        '[data-big-screen]',
        '.start-minute',
        '.start-rest > summary',
      ];
      await page.locator('.minute').waitFor();
      expect(await inWindow(page, ways)).toEqual(ways);
      expect(await page.locator('[data-today], .start-kept, .start-puzzles').count()).toBe(0);
      await openFile(page, fileOf(begun));
      await openPanel(page, 'leave');
      await page.locator('dialog[open] .primary').click();
      await page.locator('.start-last').waitFor();
      await page.locator('.minute').waitFor();
      expect(await inWindow(page, ways)).toEqual(ways);
      expect(await inWindow(page, ['.start-last', ...ways])).toEqual(['.start-last', ...ways]);
      await page.locator('.start-minute > button').click();
      expect(await page.locator('.start-minute [data-picture] p').first().isVisible()).toBe(true);
      expect(await faults(page)).toEqual([]);
    },
  );
});
