import { expect, it } from 'vitest';
import { mouse, planMouse, play, waitFor } from '../hands.ts';
import { openPage, openProfile } from '../harness.ts';
import { positionOf } from '../probe.ts';
import { startGame } from '../set-up.ts';

it('hands a seat over to an opponent in mid-game, says why it moved so, and takes the seat back', async () => {
  const profile = await openProfile({ flat: true });
  // Slow enough that the game is not over before the seat is taken back.
  await profile.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const state = { speed: 4, pace: 'moment', reducedMotion: 'on', quality: 'low', curtain: true };
    localStorage.setItem('small-world-table.settings', JSON.stringify({ state, version: 0 }));
  });
  const page = await openPage(profile);
  await startGame(page, { players: 2, seed: '32', names: ['Ada', 'Bo'], alone: true });
  await play(page, planMouse, ({ round }) => round > 1);
  const before = (await positionOf(page)).context;
  expect(before.game?.seat).toBe(0);

  await mouse.press(page, '[data-seat-menu="0"]');
  await mouse.press(page, 'dialog[open] [data-give="strategist"]');
  await waitFor('the opponents to play on', async () => {
    const { log } = (await positionOf(page)).context;
    return log.length > before.log.length + 2;
  });
  const meanwhile = (await positionOf(page)).context;
  expect(meanwhile.viewer).toBeNull();
  expect(meanwhile.view?.coins).toEqual([null, null]);

  await mouse.press(page, '[data-seat-menu="0"]');
  await mouse.press(page, 'dialog[open] [data-give="human"]');
  await play(page, planMouse, ({ commands }) => commands > meanwhile.log.length + 2);
  expect((await positionOf(page)).context.viewer).toBe(0);

  await mouse.press(page, '[data-seat-menu="1"]');
  await page.getByRole('button', { name: 'Why did Bo do that?' }).click();
  await page.locator('.why-more > summary').click();
  await page
    .getByRole('cell', { name: /\(chosen\)$/ })
    .first()
    .waitFor();

  // Who plays is kept with the game.
  await page.close();
  const again = await openPage(profile);
  await again.getByRole('button', { name: /^Continue/ }).click();
  await again.locator('.hud').waitFor();
  const { setup } = (await positionOf(again)).context;
  expect(setup?.seats.map(({ control }) => (control === 'human' ? control : control.level))).toEqual([
    'human',
    'raider',
  ]);
});
