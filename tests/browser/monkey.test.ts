import { expect, it } from 'vitest';
import { chooser } from '../../tools/monkey/choose.ts';
import { walk } from '../../tools/monkey/walk.ts';
import { openPage, openProfile } from './harness.ts';
import { startGame } from './set-up.ts';

it('nothing goes wrong in three hundred presses, keys, taps, drags and resizes by chance (npm run monkey does more)', async () => {
  const page = await openPage(await openProfile({ flat: true, hasTouch: true }), 'en');
  await startGame(page, { players: 3, seed: '13', alone: true });
  const { events, fault, seen } = await walk(page, chooser(13), 300);
  expect(fault).toBeNull();
  expect(events).toBe(300);
  expect(Object.keys(seen)).toContain('pickCombo');
});
