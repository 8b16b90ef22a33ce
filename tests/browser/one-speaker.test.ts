import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { fingerOnPlan, type Hands, isThere, planMouse, play } from './hands.ts';
import { borrowPage, giveBack } from './harness.ts';
import { startGame } from './set-up.ts';

const windows = [
  { viewport: { width: 1280, height: 720 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true },
] as const;

/** Everything that can speak is switched on. */
const settings = { coach: 'all', talk: true, recap: true, forecast: true, threats: true, tell: 'all' } as const;

/** Where other things than the speaker stand, which may change with every press. */
const others = [
  '.dock',
  '.hud-top',
  '.hud-left > :is(.players, .players-line)',
  '.card',
  '.hud-right',
  '.shelf',
  'dialog',
  '[popover]',
  '.side',
  '.table-labels',
  '#board',
  '.unseen',
].join(', ');

/** Watches the page from now on: notes whenever more than one thing speaks, or a button of the dock moves when one comes or goes. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const now = () => ({
      speaks: [...document.querySelectorAll('.speaker > *')].map(
        ({ className, textContent }) => className + textContent,
      ),
      dock: document.querySelector<HTMLElement>('.dock')?.innerText ?? '',
      places: [...document.querySelectorAll<HTMLElement>('.dock [data-choice]')].map((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return [button.dataset.choice, ...[left, top, width, height].map(Math.round)].join(' ');
      }),
    });
    const root = document.documentElement;
    const note = (fault: string) => {
      root.dataset.faults = `${root.dataset.faults ?? ''}${fault}\n`;
    };
    let before = now();
    setInterval(() => {
      const next = now();
      if (next.speaks.length > 1) note(`at once: ${next.speaks.join(' and ')}`);
      const isOther = next.speaks.join() !== before.speaks.join();
      if (isOther) root.dataset.spoke = String(Number(root.dataset.spoke ?? 0) + 1);
      if (isOther && next.dock === before.dock && next.places.join() !== before.places.join())
        note(`moved with ${next.speaks.join()}: ${before.places.join()} to ${next.places.join()}`);
      before = next;
    }, 40);
  });

/** Marks all that stands on the page. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('.hud *')) element.setAttribute('data-was', '');
  });

/** What has come since, can be read, and stands nowhere else: the outermost of each. */
const come = (page: Page) =>
  page.evaluate((elsewhere) => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const fresh = [...document.querySelectorAll('.hud *:not([data-was])')].filter(
      (element) => element.closest(elsewhere) === null && element.textContent?.trim() && isSeen(element),
    );
    return fresh
      .filter((element) => !fresh.some((one) => one !== element && one.contains(element)))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  }, others);

/** Hands that look, before each press, at what the last one has brought; and now and then put away what speaks. */
function looking(hands: Hands, random: () => number): Hands {
  const look = async (page: Page) => {
    expect((await come(page)).slice(1), 'beside what has come first').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.faults ?? '')).toBe('');
    await mark(page);
  };
  const hush = async (page: Page) => {
    const way = '.speaker :is([data-coach="dismiss"], [data-recap-close], .game-notice button)';
    // Behind a dialog nothing is put away.
    if (await isThere(page, 'dialog[open]')) return;
    // A tip waits, out of sight, for a card to go.
    const seen = page.locator(way).filter({ visible: true });
    if ((await seen.count()) > 0) await seen.first().click();
  };
  return {
    async press(page, selector) {
      await look(page as Page);
      if (random() < 0.4) await hush(page as Page);
      await hands.press(page, selector);
    },
    async activate(page, region) {
      await look(page as Page);
      // It may lie over the region.
      await hush(page as Page);
      await hands.activate(page, region);
    },
  };
}

/** A sequence of numbers between 0 and 1, the same for the same first number. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const games = Array.from({ length: isLong ? 30 : windows.length }, (_, game) => ({
  seed: 40 + game,
  window: windows[game % windows.length] ?? windows[0],
}));

it.each(games)('one thing at a time speaks, and moves nothing: game $seed', async ({ seed, window }) => {
  const page = await borrowPage({ ...window, flat: true, settings });
  await startGame(page, { players: 3 + (seed % 2), seed: String(seed), names: ['Ada'], alone: true });
  await watch(page);
  await mark(page);
  const hands = looking('hasTouch' in window ? fingerOnPlan : planMouse, numbers(seed));
  await play(page, hands, ({ round }) => !isLong && round > 3);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.spoke ?? 0))).toBeGreaterThan(2);
  await giveBack(page);
});
