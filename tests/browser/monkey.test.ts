import { expect, it } from 'vitest';
import { chooser } from '../../tools/monkey/choose.ts';
import { walk } from '../../tools/monkey/walk.ts';
import { isLong } from '../support/how-long.ts';
import { openPage, openProfile } from './harness.ts';
import { startGame } from './set-up.ts';

const presses = isLong ? 300 : 80;

it('nothing goes wrong in presses, keys, taps, drags and resizes by chance (npm run monkey does more)', async () => {
  const page = await openPage(await openProfile({ flat: true, hasTouch: true }), 'en');
  await startGame(page, { players: 3, seed: '13', alone: true });
  const { events, fault, seen } = await walk(page, chooser(13), presses);
  expect(fault).toBeNull();
  expect(events).toBe(presses);
  expect(Object.keys(seen)).toContain('pickCombo');
});
