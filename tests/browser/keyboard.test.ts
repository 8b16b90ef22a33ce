import { expect, it } from 'vitest';
import { keyboard, play } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { gameOf } from './probe.ts';
import { reach } from './walk.ts';

it('plays a whole game of two by keyboard alone, from the start page to the revealed coins', async () => {
  const page = await openPage(await openProfile());
  // Whoever moves the mouse has cheated.
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
  await reach(page, 'input[placeholder="Player 1"]');
  await page.keyboard.type('Ada');
  await reach(page, 'summary');
  await page.keyboard.press('Enter');
  await reach(page, 'details input');
  await page.keyboard.type('12');
  await reach(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.locator('.hud').waitFor();

  await play(page, keyboard);
  expect((await gameOf(page))?.phase).toBe('gameOver');
  await reach(page, '.final button.primary');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});
