import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type GameState, legal, prospect, type RegionId } from '../../src/rules/index.ts';
import { mostTelling } from '../support/how-long.ts';
import { cameraOf, carriedOn, gripsOf, handsAreThere, regionNow, seatOf, tokensInHand, windows } from './carrying.ts';
import { gameWith, openGame } from './games.ts';
import { commands } from './goes-on.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { steadyHand } from './steady-hand.ts';

/** Ten frames a second, in milliseconds. */
const slow = 100;

/** The regions that can be taken outright with tokens to spare, dearest first. */
function outright(state: GameState): readonly RegionId[] {
  if (state.phase !== 'conquer') return [];
  const open = legal(state).flatMap((command) => (command.type === 'conquer' ? [command.region] : []));
  const costOf = (region: RegionId) => prospect(state, region)?.cost.total ?? 0;
  const hand = state.forces.find(({ id }) => id === state.turn.force)?.hand ?? 0;
  return open.filter((region) => costOf(region) < hand && costOf(region) > 1).toSorted((a, b) => costOf(b) - costOf(a));
}

/** A region that the rules forbid to attack now, whoever holds it. */
const barred = (state: GameState) => state.regions.findIndex((_, region) => prospect(state, region)?.barrier != null);
/** A region that only the die can win. */
const chance = (state: GameState) => legal(state).find((command) => command.type === 'finalRoll')?.region ?? null;

const rich = gameWith(2, (state) => outright(state).length > 2 && barred(state) >= 0 && state.round > 1);
const poor = gameWith(2, (state) => state.phase === 'conquer' && chance(state) !== null);

async function open(game: typeof rich, by: 'mouse' | 'finger', frame: number): Promise<Page> {
  const page = await borrowPage({ ...windows[by], ...(frame > 0 ? { frame } : {}) });
  await openGame(page, game);
  await page.locator('.hud[data-phase="conquer"]').waitFor();
  await handsAreThere(page);
  return page;
}

const ways = [
  ['mouse', slow],
  ['mouse', 0],
  ['finger', slow],
] as const;
describe.each(mostTelling(ways, (_, place) => place === 0))(
  'tokens carried from the cloth by %s, a frame every %i ms',
  (by, frame) => {
    it('take the region they are put down in: what it costs leaves the hand, no more, and the table stays', async () => {
      const page = await open(rich, by, frame);
      const { state } = rich;
      const force = state.turn.force ?? -1;
      const [region = -1] = outright(state);
      const cost = prospect(state, region)?.cost.total ?? 0;
      const hand = await steadyHand(page, by);
      const before = await tokensInHand(page, force);
      const seen = await gripsOf(page, state, state.turn.force ?? -1);
      for (const grip of Object.keys(seen)) {
        const goal = await seatOf(page, region);
        const start = (await gripsOf(page, state, state.turn.force ?? -1))[grip] ?? expect.fail('no grip');
        const camera = await cameraOf(page);
        await hand.press(start);
        await hand.move(goal);
        await waitFor(`${cost} tokens over region ${region}, by the ${grip}`, async () => {
          const carried = await carriedOn(page);
          return carried?.count === cost && carried.over === region;
        });
        expect(await cameraOf(page), grip).toBe(camera);
        await hand.release();
        await waitFor('the region to be taken', async () => (await regionNow(page, region)).force === force);
        expect((await regionNow(page, region)).tokens).toBe(cost);
        expect(await tokensInHand(page, force)).toBe(before - cost);
        await page.locator('[data-choice="undo"]').click();
        await waitFor('the tokens back', async () => (await tokensInHand(page, force)) === before);
      }
      // On a phone the dock lies over most of the cloth.
      expect(Object.keys(seen)).toEqual(
        expect.arrayContaining(by === 'mouse' ? ['chips', 'figure', 'dock'] : ['dock']),
      );
    });
  },
);

describe.each(mostTelling(['mouse', 'finger'] as const, (by) => by === 'finger'))('tokens carried by %s', (by) => {
  it('slide back from where the rules forbid it, which is said there as after a press, and from nothing', async () => {
    const page = await open(rich, by, 0);
    const { state } = rich;
    const force = state.turn.force ?? -1;
    const before = await tokensInHand(page, force);
    const steps = await commands(page);
    const hand = await steadyHand(page, by);
    const { figure, dock } = await gripsOf(page, state, state.turn.force ?? -1);
    const start = figure ?? dock ?? expect.fail('no grip');
    const region = barred(state);
    await hand.press(start);
    await hand.move(await seatOf(page, region));
    await waitFor('the pointer to be over it', async () => (await carriedOn(page))?.over === region);
    await hand.release();
    await page.locator(`[data-card="${region}"] .why-not`).waitFor();
    // Why is asked of the rules.
    expect(await page.locator(`[data-card="${region}"] .why-not .clause`).count()).toBe(1);
    await page.locator('[data-card] .card-head button').click();
    // Let go over the cloth it was taken from: nothing is said.
    await hand.press(start);
    await hand.move({ x: start.x + 30, y: start.y + 2 });
    await hand.release();
    await waitFor('nothing in the hand', async () => (await carriedOn(page)) === null);
    expect(await page.locator('.why-not, .notice').count()).toBe(0);
    expect(await tokensInHand(page, force)).toBe(before);
    expect(await commands(page)).toBe(steps);
  });

  it('too few for a region: what is missing is said, and letting go offers the die with its odds', async () => {
    const page = await open(poor, by, 0);
    const { state } = poor;
    const region = chance(state) ?? -1;
    const { short = 0 } = prospect(state, region) ?? {};
    const steps = await commands(page);
    const hand = await steadyHand(page, by);
    const goal = await seatOf(page, region);
    const { figure, dock } = await gripsOf(page, state, state.turn.force ?? -1);
    await hand.press(figure ?? dock ?? expect.fail('no grip'));
    await hand.move(goal);
    await waitFor('the tab to say it', async () =>
      (await page.locator('.carry-tab').textContent())?.includes(`${short} short`),
    );
    await hand.release();
    await page.locator(`[data-card="${region}"] [data-choice="finalRoll"]`).waitFor();
    expect(await page.locator(`[data-card="${region}"] [data-choice="finalRoll"]`).textContent()).toMatch(/\d %|\d%/);
    expect(await commands(page)).toBe(steps);
  });
});

describe('what is carried goes back', () => {
  const interruptions: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'by Escape': (page) => page.keyboard.press('Escape'),
    'when the page is hidden': (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'when the pointer is lost': (page) =>
      page.evaluate(() => dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 }))),
  };
  it('by Escape, when the page is hidden, and when the pointer is lost; a second finger never drops it', async () => {
    const page = await open(rich, 'mouse', 0);
    const { state } = rich;
    const [region = -1] = outright(state);
    const steps = await commands(page);
    const hand = await steadyHand(page, 'mouse');
    const goal = await seatOf(page, region);
    const { figure = expect.fail('no figure') } = await gripsOf(page, state, state.turn.force ?? -1);
    for (const [how, interrupt] of Object.entries(interruptions)) {
      await hand.press(figure);
      await hand.move(goal);
      await waitFor('something in the hand', () => carriedOn(page));
      // Another finger comes and goes.
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])
          document
            .querySelector('canvas')
            ?.dispatchEvent(
              new PointerEvent(type, { pointerId: 77, clientX: 5, clientY: 5, bubbles: true, pointerType: 'touch' }),
            );
      });
      expect(await carriedOn(page), how).not.toBeNull();
      await interrupt(page);
      await waitFor(`nothing in the hand ${how}`, async () => (await carriedOn(page)) === null);
      await hand.release();
    }
    expect(await commands(page)).toBe(steps);
    // And it can be taken once more.
    await hand.press(figure);
    await hand.move(goal);
    await hand.release();
    await waitFor('the region to be taken', async () => (await regionNow(page, region)).force === state.turn.force);
  });
});
