import { expect, it } from 'vitest';
import { mouse, play } from '../hands.ts';
import { openPage, openProfile } from '../harness.ts';
import { positionOf } from '../probe.ts';
import { startGame } from '../set-up.ts';

it('plays a whole game of one person against three opponents by mouse, to the revealed coins', async () => {
  const page = await openPage(await openProfile());
  await startGame(page, { players: 4, seed: '31', names: ['Ada'], alone: true });
  await play(page, mouse);
  const { context } = await positionOf(page);
  expect(context.game?.phase).toBe('gameOver');
  expect(context.viewer).toBe(0);
  const movers = new Set(context.log.map(({ seat }) => seat));
  expect([...movers].sort()).toEqual([0, 1, 2, 3]);
  await page.getByRole('heading', { name: /wins|share/ }).waitFor();
});
