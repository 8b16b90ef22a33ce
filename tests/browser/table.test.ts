import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RegionId } from '../../src/rules/index.ts';
import { drag, hoveredIs, middle, twoPosts } from './dragging.ts';
import { gameWith, openGame } from './games.ts';
import { mouse, play, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { gameOf, seatAtRest } from './probe.ts';
import { startGame } from './set-up.ts';

describe('undo', () => {
  it('takes back one step after another, up to the die', async () => {
    const page = await openPage(await openProfile());
    await startGame(page, { players: 2, seed: '24' });
    await play(page, mouse, ({ commands }) => commands === 1);
    const before = await gameOf(page);
    await play(page, mouse, ({ commands }) => commands === 3);
    for (const left of [2, 1]) {
      await mouse.press(page, '[data-choice="undo"]');
      await waitFor('a step back', async () => (await logOf(page)) === left);
    }
    expect(await gameOf(page)).toEqual(before);
    // The combo that was picked brought a new one to the column: that cannot be unknown.
    expect(await page.locator('[data-choice="undo"]').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('between two players', () => {
  it('a curtain covers the table, and coins are seen only while the button is held, or from click to click', async () => {
    const page = await openPage(await openProfile());
    await startGame(page, { players: 2, seed: '25', names: ['Ada', 'Bo'] });
    await play(page, mouse, ({ state }) => state.includes('curtain'));
    const coins = (await gameOf(page))?.coins ?? [];
    await page.getByRole('heading', { name: /Bo/ }).waitFor();
    // What is kept from the eyes is not on the page at all.
    expect(await page.locator('.players, .dock, .peek, #board').count()).toBe(0);
    await mouse.press(page, '.curtain button.primary');

    const peek = page.locator('.peek');
    await peek.waitFor();
    expect(await peek.textContent()).not.toMatch(/\d/);
    expect(await page.locator('.player[data-seat="0"] .peek').count()).toBe(0);
    const { x, y, width, height } = (await peek.boundingBox()) ?? expect.fail('no button');
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    const began = await page.evaluate(() => performance.now());
    await page.locator('.peek[aria-pressed="true"]').waitFor();
    expect(await peek.textContent()).toContain(String(coins[1]));
    await page.waitForFunction((start) => performance.now() > start + 500, began);
    await page.mouse.up();
    await page.locator('.peek[aria-pressed="false"]').waitFor();
    expect(await peek.textContent()).not.toMatch(/\d/);
    // As a screen reader clicks.
    for (const pressed of ['true', 'false']) {
      await peek.evaluate((button: HTMLElement) => button.click());
      await page.locator(`.peek[aria-pressed="${pressed}"]`).waitFor();
    }
  });
});

describe('a token that is dragged', () => {
  it('goes by mouse from a region or from the hand to another region, in the list or in the picture', async () => {
    const game = gameWith(2, (state) => twoPosts(state) !== null);
    const [from, to] = twoPosts(game.state) ?? expect.fail('no posts');
    const page = await openPage(await openProfile());
    await openGame(page, game);
    const tokens = async (region: RegionId) => (await gameOf(page))?.regions[region]?.tokens ?? 0;
    const [source, goal] = [await tokens(from), await tokens(to)];

    await drag(page, `.post[data-region="${from}"] .grip`, await middle(page, `.post[data-region="${to}"] .post-name`));
    await waitFor('the token in the list', async () => (await tokens(to)) === goal + 1);
    expect(await tokens(from)).toBe(source - 1);

    const place = await waitFor('the region to be in sight', () => seatAtRest(page, from));
    await drag(page, `.post[data-region="${to}"] .grip`, place, () => hoveredIs(page, from));
    await waitFor('the token in the picture', async () => (await tokens(from)) === source);
    expect(await tokens(to)).toBe(goal);

    await drag(page, '.hand .grip', place, () => hoveredIs(page, from));
    await waitFor('the token from the hand', async () => (await tokens(from)) === source + 1);
  });
});

/** How many commands have been played. */
const logOf = (page: Page) => page.evaluate(() => window.smallWorldProbe?.position().context.log.length);
