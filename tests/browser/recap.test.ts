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
  const page = await borrowPage({ flat: true, hasTouch: true, settings: { forecast: true, coach: 'none' } });
  await startGame(page, { players: 4, seed: '33', names: ['Ada', 'Bo'], alone: true });
  const notice = page.locator('.game-notice button');
  await notice.waitFor();
  await notice.click();
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

/** What is to be pressed or weighed now and lies under the line, or is cut off: buttons of the dock, the verdict, combos. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const recap = document.querySelector('.recap');
    const wanted = [...document.querySelectorAll('.dock .buttons button, .forecast .more, .shelf [data-open-combo]')];
    return wanted.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const met = document.elementFromPoint(x, y);
      // What is to be pressed is seen whole: a dock that scrolls would cut its buttons off.
      const foot = control.closest('.dock')?.getBoundingClientRect().bottom ?? bottom;
      return met === null || recap?.contains(met) || bottom > foot
        ? [control.textContent ?? control.outerHTML.slice(0, 80)]
        : [];
    });
  });

it('others’ turns are told in a line beside what is to be pressed, on every window, and in full in a panel', async () => {
  const page = await secondTurn();
  for (const size of windows) {
    await resize(page, size);
    expect(await page.locator('.speaker > .recap').isVisible()).toBe(true);
    expect(await page.locator('.speaker > *').count()).toBe(1);
    const box = (await page.locator('.recap').boundingBox()) ?? expect.fail('no recap');
    const name = JSON.stringify(size);
    expect(box.y + box.height, name).toBeLessThanOrEqual(size.height);
    expect(box.height, name).toBeLessThanOrEqual(96 * Math.max(1, size.height / 720));
    expect(await covered(page), name).toEqual([]);
    expect(await faults(page), name).toEqual([]);
  }
  await resize(page, { width: 390, height: 844 });
  await page.locator('[data-recap-read]').tap();
  await waitFor('all of them', async () => (await page.locator('[data-side="recap"] [data-recap]').count()) === 3);
  expect(await page.locator('.speaker > .recap').count()).toBe(0);
  expect(await faults(page)).toEqual([]);
  await page.locator('[data-side="recap"] .dialog-head button').tap();
});

it('they are not told to whoever has switched that off', async () => {
  const page = await secondTurn();
  await openPanel(page, 'settings');
  await page.getByLabel('Sum up opponents’ turns').uncheck();
  await page.keyboard.press('Escape');
  await page.locator('.recap').waitFor({ state: 'detached' });
});
