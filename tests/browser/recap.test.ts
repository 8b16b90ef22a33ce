import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { mostTelling } from '../support/how-long.ts';
import { faults } from './axe.ts';
import { planMouse, play } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';
import { resize } from './resize.ts';
import { startGame } from './set-up.ts';
import { waitFor } from './wait.ts';

/** A game of one against three, up to that person's second turn. */
async function secondTurn(): Promise<Page> {
  const page = await borrowPage({ flat: true, hasTouch: true, settings: { forecast: true, coach: 'all' } });
  await startGame(page, { players: 4, seed: '33', names: ['Ada', 'Bo'], alone: true });
  const notice = page.locator('.game-notice button');
  await notice.waitFor();
  await notice.evaluate((button: HTMLElement) => button.click());
  await play(page, planMouse, ({ round, seat }) => round > 1 && seat === 0);
  await page.locator('.recap').waitFor();
  return page;
}

const windows = mostTelling(
  [
    { width: 1280, height: 720 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ],
  (_, place) => place % 2 === 0,
);

/** What is to be pressed or weighed now and lies under the recap, out of the window, or is cut off: buttons of the dock, the verdict, combos, regions. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const recap = document.querySelector('.recap');
    const wanted = [
      ...document.querySelectorAll(
        '.dock .buttons button, .forecast .more, .hud-right [data-pick], #board [data-region]',
      ),
    ];
    return wanted.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const met = document.elementFromPoint(x, y);
      // What is to be pressed is seen whole: a dock that scrolls would cut its buttons off.
      const foot = control.closest('.dock')?.getBoundingClientRect().bottom ?? bottom;
      const isCut = bottom > foot;
      return met === null || recap?.contains(met) || isCut
        ? [control.textContent ?? control.outerHTML.slice(0, 80)]
        : [];
    });
  });

it('recaps of opponents’ turns stay beside what is to be pressed, on every window, until the settings switch them off', async () => {
  const page = await secondTurn();
  for (const size of windows) {
    await resize(page, size);
    expect(await page.locator('.recap [data-recap]').count()).toBe(3);
    expect(await page.locator('.recap').isVisible()).toBe(true);
    const box = (await page.locator('.recap').boundingBox()) ?? expect.fail('no recap');
    expect(box.y + box.height, JSON.stringify(size)).toBeLessThanOrEqual(size.height);
    expect(await covered(page), JSON.stringify(size)).toEqual([]);
    expect(await faults(page), JSON.stringify(size)).toEqual([]);
    // Upright a tip would lie over the board as well: it waits until what was missed is closed.
    if (size.width < size.height) expect(await page.locator('.coach-tip').isVisible()).toBe(false);
  }

  // A phone folds them to a line where six combos need the room.
  await resize(page, { width: 390, height: 844 });
  await page.locator('[data-choice="decline"]').tap();
  await page.locator('dialog.confirm button.primary').tap();
  await page.locator('.hud[data-phase="pickCombo"] .recap').waitFor();
  await waitFor('all of them', async () => (await page.locator('.recap [data-recap]').count()) === 3);
  expect(await page.locator('.recap details').evaluate((fold: HTMLDetailsElement) => fold.open)).toBe(false);
  expect(await covered(page)).toEqual([]);
  const column = page.locator('.hud-right > .column');
  expect(await column.evaluate((list) => list.scrollHeight - list.clientHeight)).toBeLessThanOrEqual(1);
  await page.locator('.recap summary').tap();
  await page.locator('.recap [data-recap]').first().waitFor();
  await openPanel(page, 'settings');
  await page.getByLabel('Sum up opponents’ turns').uncheck();
  await page.keyboard.press('Escape');
  await page.locator('.recap').waitFor({ state: 'detached' });
});
