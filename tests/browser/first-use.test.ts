import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/ui/storage/answer.ts';
import type { PlayedGame } from '../../tools/players/game.ts';
import { gameIn, gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';

const windows = [
  { is: 'a laptop', options: { viewport: { width: 1280, height: 720 } } },
  { is: 'a phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
] as const;

/** In the first turn of all. */
const firstTurn = gameWith(2, ({ phase, round, forces }) => phase === 'conquer' && round === 1 && forces.length === 1);

const plan = '[data-camera="plan"]';
const whole = ['help', 'rules', 'settings', 'leave'];

/** Where everything is that does something and has a place of its own. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.hud-top button, .dock [data-choice], [data-camera]')].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const { panel, choice, camera } = one.dataset;
        return [panel ?? choice ?? camera ?? '', [left, top, width, height].map(Math.round)];
      }),
    ),
  );

async function seated(answer: Answer, options: (typeof windows)[number]['options'], game: PlayedGame): Promise<Page> {
  const page = await borrowPage({ ...options, answer });
  await openGame(page, game);
  // What is fetched a second after the panels: by then the camera's buttons would be there.
  await waitFor('what explains every sign', () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/Later-')) || null),
  );
  await page.waitForTimeout(300);
  return page;
}

const inMenu = async (page: Page) => {
  await openPanel(page, 'menu');
  await page.locator('dialog.menu [data-tool="sound"]').waitFor();
  const found = await page
    .locator('dialog.menu [data-panel]')
    .evaluateAll((all) => all.map((one) => one.dataset.panel));
  const steps = await page.locator('dialog.menu [data-camera]').count();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  return { found, steps: steps > 0 };
};

describe.each(windows)('a first turn at $is', ({ options }) => {
  it('leaves out what it does not need and its place empty; a key works at once, and what it opened stays', async () => {
    const known = await seated('knows', options, firstTurn);
    const { plan: planPlace, ...others } = await places(known);
    const page = await seated('never', options, firstTurn);
    expect(await places(page)).toEqual(others);
    expect(await inMenu(page)).toEqual({ found: whole, steps: false });

    await page.locator('[data-panel="menu"]').focus();
    await page.keyboard.press('p');
    await page.locator(`${plan}[aria-pressed="true"]`).waitFor();
    expect((await places(page)).plan).toEqual(planPlace);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-panel'))).toBe('menu');
    await page.keyboard.press('p');
    await page.locator(`${plan}[aria-pressed="false"]`).waitFor();

    await page.keyboard.press('l');
    await page.locator('.side .log').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.side').waitFor({ state: 'detached' });
    expect(await inMenu(page)).toEqual({ found: [...whole, 'log'], steps: true });
  });

  it('is over when others have played: then all is there', async () => {
    const page = await seated('never', options, gameIn('conquer'));
    await page.locator(plan).waitFor();
    expect(await inMenu(page)).toEqual({ found: [...whole, 'log', 'invite', 'share'], steps: true });
  });
});
