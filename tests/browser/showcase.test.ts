import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { isLong, mostTelling } from '../support/how-long.ts';
import { waitFor } from './hands.ts';
import { borrowPage, openProfile, type ProfileOptions } from './harness.ts';
import { openMore } from './more.ts';
import { gameOf, positionOf } from './probe.ts';

const key = 'small-world-table.showcase';

/** Opens a showcase by its address. */
async function openShowcase(address: string, options: ProfileOptions = {}): Promise<Page> {
  const page = await (await openProfile(options)).newPage();
  await page.goto(`${inject('site')}?probe&showcase&${address}`);
  await page.locator('main.showcase').waitFor();
  return page;
}

const stateOf = (page: Page) => page.locator('main.showcase').getAttribute('data-state');
const numberOf = async (page: Page) => Number(await page.locator('main.showcase').getAttribute('data-game'));

async function becomes(page: Page, state: string): Promise<void> {
  await waitFor(`the showcase to be at ${state}`, async () => (await stateOf(page)) === state);
}

interface Read {
  readonly words: string;
  readonly size: number;
  readonly inside: boolean;
}

/** Every text that is seen, with the size of its letters, and whether it lies within the margins; labels move with the board. */
function textsOf(page: Page, margin: number): Promise<Read[]> {
  return page.evaluate((share) => {
    const [width, height] = [innerWidth, innerHeight];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { words: string; size: number; inside: boolean }[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!element || words === '' || element.closest('.unseen, .turn-map, .showcase-leave, noscript, [hidden]'))
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right <= left) continue;
      const isLabel = element.closest('.table-labels') !== null;
      const inside =
        isLabel ||
        (left >= width * share - 1 &&
          right <= width * (1 - share) + 1 &&
          top >= height * share - 1 &&
          bottom <= height * (1 - share) + 1);
      found.push({ words, size: Number.parseFloat(getComputedStyle(element).fontSize), inside });
    }
    return found;
  }, margin);
}

it('plays a whole game by itself, tells its result, and announces and plays the next one', async () => {
  const page = await openShowcase('players=2&levels=raider&speed=instant&seed=11', { flat: !isLong });
  await becomes(page, 'title');
  await page.getByRole('heading', { name: 'Small World', exact: true }).waitFor();
  await becomes(page, 'playing');
  const end = waitFor('the end of the game', async () => {
    const { context } = await positionOf(page);
    return context.game?.phase === 'gameOver' && context;
  });
  await becomes(page, 'result');
  await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  // Read while it was there: on a slow machine the next game has begun meanwhile.
  const { setup } = await end;
  expect(setup?.seats.every(({ control }) => control !== 'human')).toBe(true);
  // On a slow machine more than one may have been played meanwhile.
  await waitFor('the next game', async () => (await numberOf(page)) > 0 && (await stateOf(page)) === 'playing');
  const next = (await positionOf(page)).context;
  expect(next.setup).not.toEqual(setup);
  await waitFor('its first steps', async () => (await positionOf(page)).context.log.length > 0);
});

it('leaves nothing among the games and settings of the person at the screen', async () => {
  const profile = await openProfile({ flat: true });
  const page = await profile.newPage();
  await page.goto(`${inject('site')}?probe&showcase&players=2&levels=raider&speed=instant&seed=11`);
  const settings = await page.evaluate(() => localStorage.getItem('small-world-table.settings'));
  await waitFor('some steps', async () => (await positionOf(page)).context.log.length > 5);
  expect(await page.evaluate(() => localStorage.getItem('small-world-table.settings'))).toBe(settings);
  // The first time it only shows the way out.
  await page.keyboard.press('Escape');
  await page.locator('main.showcase.visited').waitFor();
  await page.keyboard.press('Escape');
  await openMore(page);
  await page.getByText('No saved games in this browser yet.').waitFor();
});

if (isLong)
  it('comes straight back into the running game after a reload, and begins anew where its memory is damaged', async () => {
    const page = await openShowcase('players=3&levels=raider&speed=2&seed=12', { flat: true });
    await becomes(page, 'playing');
    await waitFor('some steps', async () => (await positionOf(page)).context.log.length > 1);
    const before = (await gameOf(page))?.hidden;
    await page.reload();
    await page.locator('main.showcase').waitFor();
    await becomes(page, 'playing');
    const back = (await positionOf(page)).context;
    expect(back.log.length).toBeGreaterThan(1);
    expect(back.game?.hidden.banners).toEqual(before?.banners);

    await page.evaluate((name) => sessionStorage.setItem(name, '{"asked":'), key);
    // Not overwritten by a step that is just being played.
    await page.addInitScript((name) => sessionStorage.setItem(name, '{"asked":'), key);
    await page.reload();
    await becomes(page, 'title');
    expect((await positionOf(page)).context.log).toEqual([]);
  });

const walls = [
  { width: 1920, height: 1080, least: 28 },
  { width: 3840, height: 2160, least: 56 },
];

it.each(mostTelling(walls, (_, place) => place === 0))(
  'can be read from three metres, inside the margins, at $width × $height',
  async ({ width, height, least }) => {
    const options = { viewport: { width, height }, deviceScaleFactor: 0.25, flat: false } as const;
    const page = await openShowcase('players=5&levels=raider&speed=4&seed=13&idle=never', options);
    const check = async (part: string) => {
      await page.locator(part).first().waitFor();
      const texts = await textsOf(page, 0.05);
      expect(texts.length).toBeGreaterThan(5);
      expect(texts.filter(({ size }) => size < least)).toEqual([]);
      expect(texts.filter(({ inside }) => !inside)).toEqual([]);
    };
    await check('.showcase-title');
    await page.getByText('idle=never').waitFor();
    await becomes(page, 'playing');
    await check('.showcase-caption');
    await waitFor(
      'a conquest',
      async () => (await page.locator('.showcase-caption').getAttribute('data-phase')) === 'conquer',
    );
    await check('.showcase-caption');
  },
);

if (isLong)
  it('goes on with the plan of the board where there is no WebGL', async () => {
    const page = await openShowcase('players=2&levels=raider&speed=4&seed=14', { flat: true });
    await becomes(page, 'playing');
    await page.locator('svg.plan').waitFor();
    await waitFor('some steps', async () => (await positionOf(page)).context.log.length > 2);
    await page.locator('.showcase-caption').waitFor();
  });

it('is reached from the start page', async () => {
  const page = await borrowPage({ flat: true });
  await openMore(page);
  await page.getByRole('link', { name: /play itself/ }).click();
  await page.locator('main.showcase').waitFor();
  await page.getByRole('link', { name: 'Leave the showcase' }).press('Enter');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
});
