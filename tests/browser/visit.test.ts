import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { planMouse, play, waitFor } from './hands.ts';
import { openProfile } from './harness.ts';
import { nearTheEnd } from './near-the-end.ts';
import { positionOf } from './probe.ts';

/** Opens a showcase on the plan of the board, once its first game is being played. */
async function openShowcase(address: string): Promise<Page> {
  const page = await (await openProfile({ flat: true })).newPage();
  await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=14&${address}`);
  await page.locator('main[data-state="playing"]').waitFor();
  await waitFor('some steps', async () => (await positionOf(page)).context.log.length > 2);
  return page;
}

const people = async (page: Page) =>
  (await positionOf(page)).context.setup?.seats.filter(({ control }) => control === 'human').length;

if (isLong)
  it('gives a passer-by a seat at any key, and takes it back when nobody has a hand on anything', async () => {
    const page = await openShowcase('speed=4&idle=15');
    const kept = () => page.evaluate(() => ({ ...localStorage }));
    const before = await kept();
    await page.keyboard.press('x');
    await page.locator('.hud').waitFor();
    expect(await people(page)).toBe(1);
    await page.locator('.coach').waitFor();
    await page.keyboard.press('m');
    await page.locator('.visit-counting').waitFor();
    await page.keyboard.press('x');
    await waitFor('the count to stop', async () => (await page.locator('.visit-counting').count()) === 0);
    await page.locator('.visit-counting').waitFor();
    await page.locator('main.showcase').waitFor();
    expect(await people(page)).toBe(0);
    expect(await kept()).toEqual(before);
    const { length } = (await positionOf(page)).context.log;
    await waitFor('it to go on', async () => (await positionOf(page)).context.log.length > length);
  });

it('gives a passer-by a seat at a click, and the seat back at a button', async () => {
  const page = await openShowcase('speed=4');
  await page.mouse.click(500, 300);
  await page.locator('[data-visit="back"]').waitFor();
  expect(await people(page)).toBe(1);
  await page.locator('[data-visit="back"]').click();
  await page.locator('main.showcase').waitFor();
  expect(await people(page)).toBe(0);
});

if (isLong)
  it('shows a passer-by who plays to the end the standings of any game, and then goes on to the next one', async () => {
    const page = await (await openProfile({ flat: true })).newPage();
    await nearTheEnd(page);
    await page.keyboard.press('x');
    await page.locator('.hud').waitFor();
    await play(page, planMouse);
    await page.locator('.final').waitFor();
    await page.waitForTimeout(4000);
    expect(await page.locator('.final').count()).toBe(1);
    expect(await page.locator('.coach').getByText('Your turn will come again').count()).toBe(0);
    await page.locator('[data-visit="back"]').click();
    await page.locator('main.showcase[data-game="1"]').waitFor();
    expect(await page.locator('.showcase-result').count()).toBe(0);
  });
