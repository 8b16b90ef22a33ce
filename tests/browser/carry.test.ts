import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RegionId } from '../../src/rules/index.ts';
import { carryOut, type Place } from '../../tools/monkey/act.ts';
import { mostTelling } from '../support/how-long.ts';
import { middle, twoPosts } from './dragging.ts';
import { gameWith, openGame } from './games.ts';
import { waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { gameOf, seatAtRest } from './probe.ts';

const game = gameWith(2, (state) => twoPosts(state) !== null);
const [from, to] = twoPosts(game.state) ?? expect.fail('no posts');
/** Ten frames a second. */
const slow = 100;

const tokensIn = async (page: Page, region: RegionId) => (await gameOf(page))?.regions[region]?.tokens ?? 0;
const seatOf = (page: Page, region: RegionId) =>
  waitFor(`region ${region} to be in sight`, () => seatAtRest(page, region));
const cameraOf = (page: Page) => page.evaluate(() => window.__table?.camera.map((length) => length.toFixed(3)));

/** Where a person may take hold of a region’s stack in the picture, in words. */
const grips: Readonly<Record<string, (page: Page, region: RegionId) => Promise<Place>>> = {
  chips: seatOf,
  figure: async (page, region) => {
    const { x, y } = await seatOf(page, region);
    return { x, y: y - 22 };
  },
  number: async (page, region) => {
    await seatOf(page, region);
    const disc = page.locator(`[data-label="region/${region}"] .table-disc`);
    const { x, y, width, height } = (await disc.boundingBox()) ?? expect.fail('no number');
    return { x: x + width / 2, y: y + height / 2 };
  },
};

const hands = {
  mouse: { viewport: { width: 1280, height: 720 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

// A mouse does the same in hands.test.ts.
describe.each(mostTelling(['mouse', 'finger'] as const, (by) => by === 'finger'))(
  'at ten frames a second, by %s',
  (by) => {
    it('a stack dragged onto another region at the first try moves a token, and never turns the table', async () => {
      const page = await borrowPage({ ...hands[by], frame: slow });
      await openGame(page, game);
      for (const [what, place] of Object.entries(grips)) {
        const before = await tokensIn(page, to);
        const goal = await seatOf(page, to);
        const start = await place(page, from);
        const camera = await cameraOf(page);
        await carryOut(page, { do: 'drag', by, from: start, to: goal });
        await waitFor(`a token taken by the ${what}`, async () => (await tokensIn(page, to)) === before + 1);
        await seatOf(page, to);
        expect(await cameraOf(page), what).toEqual(camera);
        // Back, for the next one to have some.
        await page.locator('[data-choice="undo"]').click();
        await waitFor('the token back', async () => (await tokensIn(page, to)) === before);
      }
      // What is no stack moves the camera.
      const camera = await cameraOf(page);
      const ground = await middle(page, 'canvas').catch(() => null);
      if (ground) {
        await carryOut(page, {
          do: 'drag',
          by,
          from: { x: ground.x, y: ground.y },
          to: { x: ground.x + 60, y: ground.y },
        });
        await waitFor('the camera to move', async () => (await cameraOf(page))?.join() !== camera?.join());
      }
    });
  },
);

it('on the plan a stack is dragged as in the picture, and a tap on it is still a tap', async () => {
  const page = await borrowPage({ flat: true, frame: slow });
  await openGame(page, game);
  const stack = (region: RegionId) => middle(page, `#board [data-region="${region}"] [data-stack]`);
  const before = await tokensIn(page, to);
  await carryOut(page, { do: 'drag', by: 'mouse', from: await stack(from), to: await stack(to) });
  await waitFor('a token', async () => (await tokensIn(page, to)) === before + 1);
  const { x, y } = await stack(from);
  await page.mouse.click(x, y);
  await waitFor('an answer to the tap', async () => (await tokensIn(page, from)) > 0);
  expect(await page.locator('.drag-ghost').count()).toBe(0);
});
