import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { position } from '../../tools/players/positions.ts';
import { isLong } from '../support/how-long.ts';
import { openGame } from './games.ts';
import { keyboard, play } from './hands.ts';
import { borrowPage } from './harness.ts';
import { gameOf } from './probe.ts';
import { reach } from './walk.ts';

/** Whoever moves the mouse has cheated. */
const noteMouse = (page: Page) =>
  page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));

it('plays by keyboard alone, from the start page through two rounds', async () => {
  const page = await borrowPage({ flat: !isLong });
  await noteMouse(page);
  await keyboard.press(page, '.start-setup > summary');
  await reach(page, 'input[placeholder="Player 1"]');
  await page.keyboard.type('Ada');
  await keyboard.press(page, '.start-more > summary');
  await reach(page, '.start-more input');
  await page.keyboard.type('12');
  await reach(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.locator('.hud').waitFor();

  const taken = await play(page, keyboard, ({ round }) => !isLong && round > 2);
  expect(taken.filter((step) => step === 'conquer').length).toBeGreaterThan(3);
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});

it('plays the last turn of a game by keyboard alone, to the revealed coins and back to the start page', async () => {
  const page = await borrowPage({ flat: true });
  await openGame(
    page,
    position(2, 12, ({ round, turnSeat, phase }) => round === 10 && turnSeat === 1 && phase === 'conquer'),
  );
  await noteMouse(page);
  await play(page, keyboard);
  expect((await gameOf(page))?.phase).toBe('gameOver');
  await reach(page, '.final [data-final="story"]');
  await page.keyboard.press('Enter');
  await reach(page, 'dialog [data-final="new"]');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});
