import { expect, it } from 'vitest';
import { keyboard } from '../hands.ts';
import { openPage, openProfile } from '../harness.ts';
import { follow } from '../lesson.ts';
import { gameOf } from '../probe.ts';
import { reach } from '../walk.ts';

it('plays the first game to its end by keyboard alone', async () => {
  const page = await openPage(await openProfile());
  await page.evaluate(() => addEventListener('pointerdown', () => document.body.setAttribute('data-cheated', '')));
  await keyboard.press(page, '.start-learn');
  await follow(page, keyboard);
  expect((await gameOf(page))?.phase).toBe('gameOver');
  await reach(page, '[data-coach="real"]');
  await page.keyboard.press('Enter');
  await page.getByText('Round 1 of 10').waitFor();
  expect(await page.locator('[data-cheated]').count()).toBe(0);
});
