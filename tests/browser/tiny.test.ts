import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { phases } from '../../src/rules/index.ts';
import { isLong, mostTelling } from '../support/how-long.ts';
import { gameIn, openGame } from './games.ts';
import { type Hands, planMouse, play } from './hands.ts';
import { borrowPage, giveBack, openProfile } from './harness.ts';
import { lost } from './lost.ts';
import { nearTheEnd } from './near-the-end.ts';
import { openPanel } from './panels.ts';
import { resize } from './resize.ts';
import { startGame } from './set-up.ts';

/** A mouse that scrolls back to the board, which is at the top, before it clicks on a region. */
const scrolling: Hands = {
  press: planMouse.press,
  async activate(page, region) {
    await page.evaluate(() => document.querySelector('.hud')?.scrollTo(0, 0));
    await planMouse.activate(page, region);
  },
};

/** Brings what is meant into sight, and presses it. */
const press = (page: Page, selector: string) => planMouse.press(page, selector);

const windows = [
  ['a window of 640 x 400 at 500 %', { width: 128, height: 80 }],
  ['a window of 1280 x 720 at 500 %', { width: 256, height: 144 }],
] as const;

if (isLong)
  it('in both, everything can be scrolled to and pressed, from the set-up to the end, with every panel', async () => {
    const begin = async () => borrowPage({ viewport: windows[0][1], flat: true });
    let page = await begin();
    const look = async (what: string) => {
      for (const [name, size] of windows) {
        await resize(page, size);
        expect.soft(await lost(page), `${what} in ${name}`).toEqual([]);
      }
    };
    await page.locator('.start-go').first().waitFor();
    await look('set-up');
    for (const phase of phases) {
      await giveBack(page);
      page = await begin();
      await openGame(page, gameIn(phase));
      await page.locator(`.hud[data-phase="${phase}"]`).waitFor();
      await press(page, '.game-notice button');
      await look(phase);
      if (phase !== 'conquer') continue;
      for (const [name, size] of windows) {
        await resize(page, size);
        const check = async (what: string) => expect.soft(await lost(page), `${what} in ${name}`).toEqual([]);
        for (const panel of ['column', 'log', 'map', 'rules', 'help', 'settings', 'leave']) {
          await openPanel(page, panel, press);
          await page.locator('.side h2, dialog[open] h2').first().waitFor();
          await check(panel);
          await press(page, '.side .dialog-head button, dialog[open] .dialog-head button');
        }
        await page.keyboard.press('q');
        await page.locator('.side h2').waitFor();
        await check('questions');
        await press(page, '.side .dialog-head button');
        await press(page, '[data-seat-menu]');
        await page.locator('.seat-choices').waitFor();
        await check('the menu of a player');
        await press(page, 'dialog[open] .dialog-head button');
      }
    }
  });

// What fits into the smaller one fits into the other.
describe.each(mostTelling(windows, (_, place) => place === 0))('in %s', (_, viewport) => {
  const begin = async () => borrowPage({ viewport, flat: true });

  if (isLong)
    it('a round is played by mouse, with what is refused and the curtain', async () => {
      const page = await begin();
      await startGame(page, { players: 2, seed: '24' });
      await press(page, '.game-notice button');
      await play(page, scrolling, ({ commands }) => commands === 2);
      await page.keyboard.press('y');
      await play(page, scrolling, ({ state }) => state.includes('curtain'));
      await page.locator('.curtain').waitFor();
      expect(await lost(page)).toEqual([]);
      await play(page, scrolling, ({ round }) => round === 2);
    });

  it('the first game can be followed', async () => {
    const page = await begin();
    await press(page, '.start-learn');
    await page.locator('.coach').waitFor();
    expect(await lost(page)).toEqual([]);
    await press(page, '[data-coach="next"]');
    await press(page, '[data-open-combo="0"]');
    await press(page, '[data-choice="pickCombo"]');
    await page.locator('.hud[data-phase="conquer"]').waitFor();
    expect(await lost(page)).toEqual([]);
  });

  if (isLong)
    it('the showcase is read to its result, left, and played by a passer-by', async () => {
      const profile = await openProfile({ viewport, flat: true });
      const page = await profile.newPage();
      await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&seed=14&speed=4`);
      await page.locator('.showcase-title').waitFor();
      expect.soft(await cut(page), 'title').toEqual([]);
      await page.locator('.showcase-caption').waitFor();
      expect.soft(await cut(page), 'playing').toEqual([]);
      await page.keyboard.press('x');
      await page.locator('.hud .dock').waitFor();
      expect.soft(await lost(page), 'a passer-by').toEqual([]);
      await press(page, '[data-visit="back"]');
      await page.locator('main.showcase').waitFor();
      const other = await profile.newPage();
      await nearTheEnd(other);
      await other.locator('.showcase-result').waitFor();
      expect.soft(await cut(other), 'result').toEqual([]);
    });
});

/** Words of the big screen that cannot be scrolled to. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = document.querySelectorAll<HTMLElement>(
      '.showcase-safe :is(h1, h2, p, li, .showcase-what, .showcase-why, .showcase-made), .showcase-leave',
    );
    return [...told].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.unseen, .showcase-map'))
        return [];
      const inside = [...element.getClientRects()];
      return inside.flatMap((_line, place) => {
        element.scrollIntoView({ block: place === 0 ? 'start' : 'end', inline: 'nearest' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const isOut = left < -1 || right > innerWidth + 1 || (place === 0 ? top < -1 : bottom > innerHeight + 1);
        return isOut ? [`outside: ${element.className} ${(element.textContent ?? '').slice(0, 40)}`] : [];
      });
    });
  });
}
