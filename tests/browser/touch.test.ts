import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forcesOf } from '../../src/rules/index.ts';
import { carryOut } from '../../tools/monkey/act.ts';
import { isLong } from '../support/how-long.ts';
import { gameIn, gameWith, openGame } from './games.ts';
import { finger, middleOf, placeOnPlan, play, waitFor } from './hands.ts';
import { borrowPage, openPage, openProfile } from './harness.ts';
import { gameOf, positionOf } from './probe.ts';
import { startGame } from './set-up.ts';
import { steadyHand } from './steady-hand.ts';
import { tap } from './tap.ts';

/** Tokens in each region, as the game has it. */
const tokensOf = async (page: Page) => (await gameOf(page))?.regions.map(({ tokens }) => tokens);

/** The place the panels leave to the board, as the table publishes it: read once it is what the middle measures, a layout later. */
async function freePlace(page: Page): Promise<string> {
  await page.waitForFunction(() => {
    const table = document.querySelector('main');
    const published = Number.parseFloat(table?.style.getPropertyValue('--free-height') ?? '');
    const middle = document.querySelector('.hud > .middle')?.getBoundingClientRect();
    return middle !== undefined && published === Math.round(middle.height);
  });
  return page.evaluate(() => document.querySelector('main')?.style.cssText ?? '');
}

it('plays a round with a finger on a phone (in the long run two), troops placed with the stepper', async () => {
  const profile = await openProfile({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await openPage(profile);
  await startGame(page, { players: 2, seed: '21', names: ['Ada', 'Bo'] });
  // Whoever has a mouse has cheated.
  await page.evaluate(() =>
    addEventListener('pointerdown', (event) => {
      if (event.pointerType !== 'touch') document.body.setAttribute('data-cheated', '');
    }),
  );

  const first = await play(page, finger, ({ state }) => state.includes('redeploy'));
  // A touch shows a region; its card's button takes it.
  expect(first.filter((step) => step === 'conquer').length).toBeGreaterThan(2);

  const before = await tokensOf(page);
  const post = page.locator('.post').first();
  const region = Number(await post.getAttribute('data-region'));
  const held = before?.[region] ?? 0;
  const [less, more] = ['button:first-of-type', 'button:last-of-type'];
  await finger.press(page, `.post[data-region="${region}"] .stepper ${more}`);
  await waitFor('one token more', async () => (await tokensOf(page))?.[region] === held + 1);
  await finger.press(page, `.post[data-region="${region}"] .stepper ${less}`);
  await waitFor('one token less', async () => (await tokensOf(page))?.[region] === held);

  await play(page, finger, ({ round }) => round === (isLong ? 3 : 2));
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});

it('a button at the edge of the list of troops is the one that a finger presses: the list stays where it is', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, flat: true });
  const game = gameWith(2, (state) => {
    const own = forcesOf(state, state.seat).find(({ declined }) => !declined);
    const held = state.regions.filter(({ force }) => force !== null && force === own?.id);
    // The second is cut where markers make cards broader, else the third.
    return state.phase === 'redeploy' && held.length > 3 && held.slice(1, 3).every(({ tokens }) => tokens > 1);
  });
  await openGame(page, game);
  await page.locator('.post').nth(3).waitFor();
  const region = await page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('.post')].find(
      (post) => post.getBoundingClientRect().right > innerWidth,
    );
    return Number(cut?.dataset.region ?? -1);
  });
  const before = (await tokensOf(page))?.[region] ?? 0;
  const less = `.post[data-region="${region}"] .stepper button:first-of-type`;
  const { x, y } = await waitFor('its button', () => middleOf(page, less));
  await tap(page, x, y);
  await waitFor('one token less', async () => (await tokensOf(page))?.[region] === before - 1);
});

it('a tap that follows a quick carrying is a press: the browser has not taken it for a throw', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, flat: true });
  const game = gameWith(2, (state) => {
    const own = forcesOf(state, state.seat).find(({ declined }) => !declined);
    return state.phase === 'redeploy' && (own?.hand ?? 0) > 2;
  });
  await openGame(page, game);
  await page.locator('.post').first().waitFor();
  const region = Number(await page.locator('.post').first().getAttribute('data-region'));
  const held = (await tokensOf(page))?.[region] ?? 0;
  const hand = await steadyHand(page, 'finger');
  const goal = await waitFor('the region', () => placeOnPlan(page, region));
  const less = await waitFor('the button', () =>
    middleOf(page, `.post[data-region="${region}"] .stepper button:first-of-type`),
  );
  await hand.press(await waitFor('the hand', () => middleOf(page, '.dock .grip')));
  await hand.move(goal, 8);
  await hand.release();
  await tap(page, less.x, less.y);
  const commands = async () => (await positionOf(page)).context.log.slice(game.commands.length);
  await waitFor('both', async () => (await commands()).length > 1);
  expect((await commands()).map(({ command }) => command.type)).toEqual(['place', 'lift']);
  expect((await tokensOf(page))?.[region]).toBe(held);
});

it('the board stays where it is when a finger opens and closes the card of a region', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  const before = await freePlace(page);
  await page.waitForFunction(() => window.smallWorldProbe?.seatOnPage(3));
  const place = await page.evaluate(() => window.smallWorldProbe?.seatOnPage(3) ?? { x: 0, y: 0 });
  await tap(page, place.x, place.y);
  await page.locator('[data-card]').waitFor();
  await page.waitForTimeout(200);
  expect(await freePlace(page)).toBe(before);
  await page.locator('[data-card] .card-head button').tap();
  await page.locator('.dock').waitFor();
  expect(await freePlace(page)).toBe(before);
});

it('the coach is read while a finger has the card of a region open', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await finger.press(page, '.start-learn');
  await finger.press(page, '[data-coach="next"]');
  await finger.press(page, '[data-open-combo="0"]');
  await finger.press(page, '[data-choice="pickCombo"]');
  const pointed = page.locator('#board [data-pointed]');
  await pointed.waitFor({ state: 'attached' });
  const region = Number(await pointed.getAttribute('data-region'));
  // The combos have gone, and everything has its place.
  await page.locator('.hud[data-phase="conquer"] .camera-buttons').waitFor();
  const before = await freePlace(page);
  await finger.activate(page, region);
  await page.locator('[data-card] [data-choice="conquer"][data-pointed]').waitFor();
  const line = page.locator('.coach-line');
  expect(await line.evaluate((words) => words.checkVisibility({ visibilityProperty: true }))).toBe(true);
  const [words, card] = [await line.boundingBox(), await page.locator('[data-card]').boundingBox()];
  expect(words?.y ?? 0).toBeGreaterThanOrEqual((card?.y ?? 999) + (card?.height ?? 0));
  expect(await freePlace(page)).toBe(before);
  // The table is played on as if there were no line.
  await finger.press(page, '[data-card] [data-choice="conquer"]');
  await waitFor('the region to be taken', async () => (await tokensOf(page))?.[region] === 2);
});

it('a card that keys have come to hides neither what ends the conquests nor the coach, and that does not hide the card', async () => {
  const page = await borrowPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, flat: true });
  await page.evaluate(() => {
    const name = 'small-world-table.settings';
    const { state } = JSON.parse(localStorage.getItem(name) ?? '{}');
    localStorage.setItem(name, JSON.stringify({ state: { ...state, coach: 'all', curtain: false }, version: 0 }));
  });
  await page.reload();
  await openGame(page, gameIn('conquer'));
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  await page.locator('.coach-tip').waitFor();
  await page.locator('#board [data-region][tabindex="0"]').press('ArrowDown');
  await page.locator('[data-card]:not([data-picked])').waitFor();
  const [card, tip] = [await page.locator('[data-card]').boundingBox(), await page.locator('.coach-tip').boundingBox()];
  expect((tip?.y ?? 999) + (tip?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  expect(await page.locator('.coach-line').evaluate((line) => getComputedStyle(line).position)).toBe('static');
  // A finger meets the button, and not what lies over it.
  await finger.press(page, '[data-choice="endConquests"]');
  await page.locator('.hud:not([data-phase="conquer"]), dialog[open]').first().waitFor();
});

it('stays in the game when a finger is drawn across it: the browser does not go back', async () => {
  const page = await borrowPage({ flat: true, hasTouch: true });
  await startGame(page, { players: 2, seed: '21', names: ['Ada', 'Bo'] });
  const game = page.url();
  for (const y of [20, 120, 360, 600, 700])
    for (const to of [1000, 60])
      await carryOut(page, { do: 'drag', by: 'finger', from: { x: 400, y }, to: { x: to, y } });
  // Whoever has left finds no table any more.
  await page.locator('#board [data-region]').first().waitFor();
  expect(page.url()).toBe(game);
});
