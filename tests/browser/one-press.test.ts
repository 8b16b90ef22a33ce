import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { forcesOf, type GameState } from '../../src/rules/index.ts';
import { gameWith, openGame } from './games.ts';
import { finger, fingerOnPlan, mouse, waitFor } from './hands.ts';
import { borrowPage } from './harness.ts';
import { positionOf } from './probe.ts';

const touched = { hasTouch: true, isMobile: true };

/** The regions of the active race of whoever is to move. */
function postsIn(state: GameState): readonly number[] {
  const own = forcesOf(state, state.seat).find(({ declined }) => !declined);
  return state.regions.flatMap(({ force }, region) => (force !== null && force === own?.id ? [region] : []));
}

const game = gameWith(2, (state) => {
  const own = forcesOf(state, state.seat).find(({ declined }) => !declined);
  return state.phase === 'redeploy' && (own?.hand ?? 0) > 1 && postsIn(state).length > 3;
});

const boxesOf = (page: Page, selector: string) =>
  page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        return { left, top, right, bottom, width, height };
      }),
    selector,
  );

it.each([
  ['a mouse on a laptop', { width: 1280, height: 720 }, {}, mouse],
  ['a finger on a phone held upright', { width: 390, height: 844 }, touched, finger],
  ['a finger on a phone held sideways', { width: 844, height: 390 }, touched, finger],
  ['a finger on the plan', { width: 390, height: 844 }, { ...touched, flat: true }, fingerOnPlan],
] as const)('one press of %s puts one token down, and − and + stand there', async (_, viewport, kind, hands) => {
  const page = await borrowPage({ viewport, ...kind });
  await openGame(page, game);
  await page.locator('.post').first().waitFor();
  const region = postsIn(game.state)[0] ?? -1;
  await hands.activate(page, region);
  const done = async () => (await positionOf(page)).context.log.slice(game.commands.length);
  await waitFor('a token', async () => (await done()).length > 0);
  expect((await done()).map(({ command }) => command)).toEqual([{ type: 'place', region, count: 1 }]);
  await page.locator(`[data-stepper="${region}"]`).waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  const [stepper] = await boxesOf(page, '[data-stepper]');
  expect(stepper?.left).toBeGreaterThanOrEqual(0);
  expect(stepper?.top).toBeGreaterThanOrEqual(0);
  expect(stepper?.right).toBeLessThanOrEqual(viewport.width);
  expect(stepper?.bottom).toBeLessThanOrEqual(viewport.height);
  if ('hasTouch' in kind)
    for (const { width, height } of await boxesOf(page, '[data-stepper] button'))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await hands.press(page, '[data-stepper] button:first-of-type');
  await waitFor('it to be taken up again', async () => (await done()).length > 1);
  expect((await done()).at(-1)?.command).toEqual({ type: 'lift', region, count: 1 });
});

it('two and a half rows of the list are seen on a phone, and a row stays where it is as tokens come and go', async () => {
  const viewport = { width: 390, height: 844 };
  const page = await borrowPage({ viewport, ...touched, flat: true });
  await openGame(page, game);
  await page.locator('.post').nth(2).waitFor();
  await page.waitForTimeout(300);
  const before = await boxesOf(page, '.post');
  expect((viewport.width - (before[0]?.left ?? 0)) / (before[0]?.width ?? 999)).toBeGreaterThanOrEqual(2.5);
  const region = await page.locator('.post').first().getAttribute('data-region');
  for (const [button, times] of [
    ['last', 1],
    ['first', 2],
  ] as const) {
    await finger.press(page, `.post[data-region="${region}"] .stepper button:${button}-of-type`);
    await waitFor(
      'it to be done',
      async () => (await positionOf(page)).context.log.length === game.commands.length + times,
    );
    await page.waitForTimeout(300);
    expect(await boxesOf(page, '.post')).toEqual(before);
  }
});
