import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { legal, type RegionId } from '../../src/rules/index.ts';
import { gameIn, openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { atRest, seatAtRest } from './probe.ts';
import { waitFor } from './wait.ts';

const windows = [
  ['a laptop', { viewport: { width: 1280, height: 720 } }],
  ['a phone held sideways', { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
] as const;

const inside = (
  box: { left: number; top: number; right: number; bottom: number },
  { x, y }: { x: number; y: number },
) => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The card of a region, what it lies over, and where it is. */
const cardOf = (page: Page, region: RegionId) =>
  page.evaluate((id) => {
    const card = document.querySelector(`[data-card="${id}"]`);
    if (card === null) return null;
    const box = card.getBoundingClientRect();
    const isOver = (element: Element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const { left, top, right, bottom, width, height } = box;
    return {
      box: { left, top, right, bottom, width, height },
      isDocked: card.hasAttribute('data-docked'),
      isWhole: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      flags: [...document.querySelectorAll('.table-cost')].filter(isOver).length,
      own: [...document.querySelectorAll(`[data-label="region/${id}"] .table-cost`)].some(isOver),
      dock: [...document.querySelectorAll('.hud > .dock')].some(isOver),
    };
  }, region);

it.each(windows)('the card of a region stands beside it, and hides nothing that is meant: %s', async (_, view) => {
  const page = await borrowPage(view);
  const game = gameIn('conquer');
  await openGame(page, game);
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  const targets = legal(game.state).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  const others = game.state.regions.flatMap(({ tokens }, region) => (tokens > 0 ? [region] : []));
  let beside = 0;
  for (const region of [...targets.slice(0, 5), ...others.slice(0, 2)]) {
    await atRest(page);
    const control = page.locator(`#board [data-region="${region}"]`);
    await page.keyboard.press('b');
    await control.focus();
    await page.locator(`[data-card="${region}"]`).waitFor();
    await atRest(page);
    const card = (await cardOf(page, region)) ?? expect.fail('no card');
    const place = await page.evaluate((id) => window.smallWorldProbe?.seatOnPage(id) ?? null, region);
    expect(place && inside(card.box, place), `the middle of ${region}`).toBe(false);
    expect(card, `region ${region}`).toMatchObject({ isWhole: true, own: false, dock: false });
    expect(card.box.width, `region ${region}`).toBeLessThanOrEqual(212);
    if (card.isDocked) continue;
    beside += 1;
    expect(card.flags, `flags at ${region}`).toBe(0);
  }
  // A small board full of targets leaves no room beside any.
  if (view.viewport.width > 900) expect(beside).toBeGreaterThan(0);
});

it('comes and goes without moving anything, and stays while the pointer is on its region', async () => {
  const page = await borrowPage({ viewport: { width: 1280, height: 720 } });
  const game = gameIn('conquer');
  await openGame(page, game);
  const [target = 0] = legal(game.state).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  const free = () =>
    page.evaluate(() => JSON.stringify(document.querySelector('.middle')?.getBoundingClientRect() ?? null));
  const { x, y } = await waitFor('the region in sight', () => seatAtRest(page, target));
  const before = await free();
  await page.mouse.move(x, y);
  await page.locator(`[data-card="${target}"]`).waitFor();
  expect(await free()).toBe(before);
  await page.waitForTimeout(300);
  expect(await page.locator(`[data-card="${target}"]`).count()).toBe(1);
});

it.each([
  ['a laptop, letters at 200 %', { width: 1280, height: 720 }, true],
  ['a phone, letters at 200 %', { width: 390, height: 844 }, true],
  ['a laptop at 400 %', { width: 320, height: 256 }, false],
] as const)('name, sum and verb are seen without scrolling: %s', async (_, viewport, isLarge) => {
  const page = await borrowPage({ viewport, flat: true });
  const game = gameIn('conquer');
  await openGame(page, game);
  const [target = 0] = legal(game.state).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  await page.locator('.game-notice button').click();
  if (isLarge) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  // The pointer rests on no region.
  await page.mouse.move(3, 3);
  await page.keyboard.press('b');
  await page.locator(`#board [data-region="${target}"]`).focus();
  const card = page.locator(`[data-card="${target}"]`);
  await card.waitFor();
  await page.waitForTimeout(300);
  for (const part of ['h2', '.sum', '.buttons button']) {
    const box = (await card.locator(part).first().boundingBox()) ?? expect.fail(part);
    const all = (await card.boundingBox()) ?? expect.fail('no card');
    expect(box.y, part).toBeGreaterThanOrEqual(Math.max(0, all.y));
    expect(box.y + box.height, part).toBeLessThanOrEqual(Math.min(viewport.height, all.y + all.height) + 1);
  }
});

it('on a phone the card is a sheet, which is pulled up by its head', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, flat: true });
  const game = gameIn('conquer');
  await openGame(page, game);
  const [target = 0] = legal(game.state).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  await page.locator('.game-notice button').click();
  // The pointer rests on no region.
  await page.mouse.move(3, 3);
  await page.keyboard.press('b');
  await page.locator(`#board [data-region="${target}"]`).focus();
  const card = page.locator(`[data-card="${target}"]`);
  const low = (await card.boundingBox()) ?? expect.fail('no card');
  const dock = (await page.locator('.dock').boundingBox()) ?? expect.fail('no dock');
  expect([low.x, low.width, Math.round(low.height)]).toEqual([0, 390, 168]);
  expect(low.y + low.height).toBeLessThanOrEqual(dock.y + 1);
  // Tab leads to it, and picks it: it takes presses from then on.
  await page.keyboard.press('Tab');
  await page.locator(`[data-card="${target}"][data-picked]`).waitFor();
  await page.mouse.move(100, low.y + 20);
  await page.mouse.down();
  await page.mouse.move(100, low.y - 40, { steps: 4 });
  await page.mouse.up();
  const high = (await card.boundingBox()) ?? expect.fail('no card');
  expect(high.y).toBeLessThan(low.y);
  expect(high.y + high.height).toBeLessThanOrEqual(dock.y + 1);
  expect(await card.locator('.card-why[open]').count()).toBe(1);
});
