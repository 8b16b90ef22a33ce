import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { activeForce, type GameState, legal } from '../../src/rules/index.ts';
import { bannerSlot, forceSlot, forcesAt, pursePlace } from '../../src/table/layout/seats.ts';
import { seatPlace } from '../../src/table/layout/table-plan.ts';
import { boardGeometry } from '../../src/table/outlines/index.ts';
import '../support/boards.ts';
import { mostTelling } from '../support/how-long.ts';
import { gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage, type ProfileOptions } from './harness.ts';
import { gameOf, positionOf } from './probe.ts';
import { type Place, steadyHand } from './steady-hand.ts';

/** Milliseconds of a frame. */
const rates = { 'ten frames a second': 100, 'sixty frames a second': 1000 / 60 } as const;
const laptop = { viewport: { width: 1280, height: 720 } };
/** As wide as a window must be for the column to lie beside the board. */
const broad = { viewport: { width: 1900, height: 660 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page on which pieces move at their own speed. */
const lively = (window: ProfileOptions, frame: number): Promise<Page> =>
  borrowPage({
    reducedMotion: 'no-preference',
    settings: { speed: 2, reducedMotion: 'off', curtain: false },
    frame,
    ...window,
  });

const cameraOf = (page: Page) => page.evaluate(() => window.__table?.camera.map((length) => length.toFixed(3)));
const atRest = (page: Page) =>
  waitFor('the picture to rest', () => page.evaluate(() => window.smallWorldProbe?.atRest() === true));
const commandsOf = async (page: Page) => (await positionOf(page)).context.log.length;

/** The middle of an element. */
async function middleOf(page: Page, selector: string): Promise<Place> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? expect.fail(selector);
  return { x: x + width / 2, y: y + height / 2 };
}

/** What is done by hand comes last: for the panels and for the picture. */
async function withHands(page: Page): Promise<void> {
  await waitFor('hands', () => page.evaluate(() => window.smallWorldProbe?.byHand() === true));
  await atRest(page);
}

/** Where a point of the table is seen. */
async function onPage(page: Page, place: readonly [number, number, number]): Promise<Place> {
  await atRest(page);
  const [x, y] = await page.evaluate((at) => window.__table?.project(at) ?? [0, 0], place);
  // For a moment nothing behind a dialog is pressed.
  const met = () => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [x, y] as const);
  await waitFor(`nothing to lie over ${x}, ${y}`, async () => (await met()) === 'CANVAS');
  return { x, y };
}

const clothOf = ({ board, players, seat }: GameState) => seatPlace(boardGeometry(board), players, seat);

describe('a combo is carried to one’s cloth', () => {
  const game = gameWith(2, (state) => {
    const picks = legal(state).filter(({ type }) => type === 'pickCombo').length;
    return state.phase === 'pickCombo' && state.round > 2 && picks >= 3 && picks < 6;
  });
  /** The last that can be paid for, and the first that cannot. */
  const dearest = legal(game.state).filter(({ type }) => type === 'pickCombo').length - 1;

  /** Where the combo is taken: its face on its card, or its banner on the table. */
  const places = {
    card: (page: Page, index: number) => middleOf(page, `[data-combo="${index}"] .combo-still`),
    banner: async (page: Page, index: number) => {
      const at = await page.evaluate((one) => window.smallWorldProbe?.bannerOnPage(one), index);
      const { x, y } = at ?? expect.fail('no banner');
      const met = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [x, y] as const);
      expect(met, `what lies over ${x}, ${y}`).toBe('CANVAS');
      return { x, y };
    },
  };

  async function opened(window: ProfileOptions, frame: number, from: keyof typeof places): Promise<Page> {
    const page = await lively(window, frame);
    await openGame(page, game);
    await page.locator('[data-combo="0"]').first().waitFor();
    await withHands(page);
    if (from === 'card') return page;
    // The column lies under its list: the table is taken along.
    await page.keyboard.down('Shift');
    for (let time = 0; time < 2; time++) {
      await page.mouse.move(700, 300);
      await page.mouse.down();
      await page.mouse.move(260, 300, { steps: 4 });
      await page.mouse.up();
    }
    await page.keyboard.up('Shift');
    await atRest(page);
    return page;
  }

  const ways = [
    ['mouse', 'card', 'ten frames a second', laptop],
    ['mouse', 'banner', 'sixty frames a second', broad],
    ['finger', 'card', 'ten frames a second', phone],
  ] as const;
  it.each(mostTelling(ways, ([, from]) => from === 'banner'))(
    'by %s, from its %s, at %s',
    async (by, from, rate, window) => {
      const page = await opened(window, rates[rate], from);
      const hand = await steadyHand(page, by);
      const camera = await cameraOf(page);
      const before = await gameOf(page);
      const start = await places[from](page, dearest);
      const aside = { x: start.x + (start.x < 100 ? 60 : -40), y: start.y - 40 };

      // Each way back: let go elsewhere, Escape, a pointer that is lost.
      for (const way of ['elsewhere', 'Escape', 'lost'] as const) {
        await hand.press(start);
        await hand.move(aside);
        await page.locator('.grasp-goal').waitFor();
        // It costs a coin for each that is passed over.
        expect(await page.locator('.shelf [data-passed]').count()).toBe(dearest);
        if (way === 'Escape') await page.keyboard.press('Escape');
        if (way === 'lost') await hand.lose();
        else await hand.release();
        await page.locator('.grasp-goal').waitFor({ state: 'detached' });
        expect(await page.locator('[data-passed], .drag-ghost').count(), way).toBe(0);
      }
      await atRest(page);
      expect(await cameraOf(page)).toEqual(camera);
      expect((await gameOf(page))?.column).toEqual(before?.column);
      expect(await page.locator('[data-raised]').count()).toBe(0);

      // What cannot be paid for: the reason stands where it would be put down, and after that as after a press.
      if (from === 'card') {
        await hand.press(await places[from](page, dearest + 1));
        await hand.move(aside);
        expect(await page.locator('.grasp-goal').getAttribute('data-not')).toBe('true');
        expect(await page.locator('[data-passed]').count()).toBe(0);
        await hand.move(await middleOf(page, '.grasp-goal'));
        await hand.release();
        await page.locator('[data-refusal="tooFewCoins"]').waitFor();
        await page.locator('[data-refusal] > button').click();
      }

      await hand.press(start);
      await hand.move(aside);
      await hand.move(await middleOf(page, '.grasp-goal'));
      expect(await page.locator('.grasp-goal').getAttribute('data-over')).toBe('true');
      const commands = await commandsOf(page);
      await hand.release();
      const race = before?.column[dearest]?.race;
      await waitFor('the combo to be theirs', async () =>
        (await gameOf(page))?.forces.some((force) => force.race === race && !force.declined),
      );
      expect(await commandsOf(page)).toBe(commands + 1);
      await atRest(page);
    },
  );
});

/** A region that the die may be thrown for now. */
const rollOf = (state: GameState) => legal(state).find((command) => command.type === 'finalRoll');

describe('the die is taken', () => {
  const game = gameWith(2, (state) => {
    const rolls = legal(state).filter(({ type }) => type === 'finalRoll');
    return state.phase === 'conquer' && state.round > 2 && rolls.length > 1 && activeForce(state, state.seat) !== null;
  });
  const roll = rollOf(game.state);
  const region = roll?.type === 'finalRoll' ? roll.region : expect.fail('no roll');

  const ways = [
    ['mouse', 'flicked', 'sixty frames a second', laptop],
    ['finger', 'flicked', 'ten frames a second', { ...laptop, hasTouch: true }],
    ['mouse', 'pressed', 'ten frames a second', laptop],
  ] as const;
  it.each(mostTelling(ways, ([by]) => by === 'finger'))('by %s and %s, at %s', async (by, how, rate, window) => {
    const page = await lively(window, rates[rate]);
    await openGame(page, game);
    await withHands(page);
    const hand = await steadyHand(page, by);
    const die = async () => {
      await atRest(page);
      return (await page.evaluate(() => globalThis.window.smallWorldProbe?.dieOnPage())) ?? expect.fail('no die');
    };
    const commands = await commandsOf(page);

    // Nobody knows which region it is for.
    await hand.press(await die());
    await hand.release();
    await page.locator('.notice').getByText('press the region').waitFor();
    await page.locator('.notice button').last().click();

    await page.locator(`#board [data-region="${region}"]`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`[data-card="${region}"] [data-choice="finalRoll"]`).first().waitFor({ state: 'attached' });
    const camera = await cameraOf(page);
    const { x, y } = await die();

    // Put down it goes back.
    await hand.press({ x, y });
    await hand.move({ x: x - 60, y: y - 40 });
    await hand.move({ x: x - 12, y: y - 8 });
    await page.waitForTimeout(600);
    await hand.release();
    await hand.press(await die());
    await hand.move({ x: x - 60, y });
    await page.keyboard.press('Escape');
    await hand.release();
    await atRest(page);
    expect(await commandsOf(page)).toBe(commands);
    expect(await cameraOf(page)).toEqual(camera);

    await hand.press(await die());
    if (how === 'flicked') await hand.move({ x: x - 110, y: y - 60 }, 2);
    await hand.release();
    await page.locator('.hud[data-rolling]').waitFor();
    await waitFor('the die to have fallen', async () => (await commandsOf(page)) === commands + 1);
    const { log } = (await positionOf(page)).context;
    expect(log.at(-1)?.command).toEqual({ type: 'finalRoll', region });
    await page.locator('.hud:not([data-rolling])').waitFor();
    await page.locator('.dock .die-face').waitFor();
  });
});

describe('one’s cloth', () => {
  const game = gameWith(
    2,
    (state) => state.phase === 'readyTroops' && state.round > 2 && legal(state).some(({ type }) => type === 'decline'),
  );
  const { state } = game;
  const forces = forcesAt(state, state.seat);
  const banner = bannerSlot(forceSlot(clothOf(state), 0, forces.length));
  const purse = pursePlace(clothOf(state));

  const ways = [
    ['mouse', 'ten frames a second', laptop],
    ['finger', 'sixty frames a second', { ...laptop, hasTouch: true }],
  ] as const;
  it.each(mostTelling(ways, (_, place) => place === 0))(
    'has a banner that is turned over to decline, and a purse that is open while it is held: by %s, at %s',
    async (by, rate, window) => {
      const page = await lively(window, rates[rate]);
      await openGame(page, game);
      await withHands(page);
      const hand = await steadyHand(page, by);
      const camera = await cameraOf(page);
      const commands = await commandsOf(page);
      const question = page.locator('dialog.confirm[open]');

      const [px, py, pz] = purse;
      await hand.press(await onPage(page, [px, py + 0.15, pz]));
      await page.locator('.peek[aria-pressed="true"]').first().waitFor();
      const coins = String(state.coins[state.seat]);
      expect(await page.locator('[data-label="said/open-purse"]').textContent()).toBe(coins);
      await hand.release();
      await page.locator('.peek[aria-pressed="false"]').first().waitFor();
      expect(await page.locator('[data-label="said/open-purse"]').count()).toBe(0);

      // Not far enough; thought better of; answered no.
      const at = await onPage(page, banner);
      await hand.press(at);
      await hand.move({ x: at.x + 40, y: at.y });
      await hand.release();
      await hand.press(at);
      await hand.move({ x: at.x + 40, y: at.y });
      await page.keyboard.press('Escape');
      await hand.release();
      expect(await question.count()).toBe(0);
      await hand.press(at);
      await hand.move({ x: at.x + 130, y: at.y });
      expect(await question.count()).toBe(0);
      await hand.release();
      await question.waitFor();
      await question.locator('button:not(.primary)').last().click();
      await question.waitFor({ state: 'detached' });
      await atRest(page);
      expect(await commandsOf(page)).toBe(commands);
      expect(await cameraOf(page)).toEqual(camera);

      // Held it is turned over as well.
      await hand.press(await onPage(page, banner));
      await page.waitForTimeout(700);
      await hand.release();
      await question.waitFor();
      await question.locator('.primary').click();
      await waitFor(
        'the decline',
        async () => (await gameOf(page))?.forces.find(({ id }) => id === forces[0]?.id)?.declined,
      );
    },
  );
});
