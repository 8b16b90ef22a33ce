import { expect, it } from 'vitest';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { openGame } from './games.ts';
import { borrowPage } from './harness.ts';
import { openPanel } from './panels.ts';

it('tells a line without a name or a number like any other, in the page as it is built', async () => {
  // The badges of this game are shuffled anew with its 153rd command.
  let played = 0;
  const game = playGame({ players: 4, seed: 3 }, randomPlayer(3), () => played++ === 153);
  const page = await borrowPage({ flat: true });
  await openGame(page, game);
  const curtain = page.locator('.curtain .primary');
  await page.locator('.curtain .primary, .hud-top').first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await openPanel(page, 'log');
  await page.locator('.log').getByText('The discarded badges are shuffled into a new stack.').waitFor();
  expect(await page.locator('#root .crash').count()).toBe(0);
});
