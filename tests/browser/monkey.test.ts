import { expect, it } from 'vitest';
import { chooser } from '../../tools/monkey/choose.ts';
import { walk } from '../../tools/monkey/walk.ts';
import { watch } from '../../tools/monkey/watch.ts';
import { isLong } from '../support/how-long.ts';
import { openPage, openProfile, takeTroubles } from './harness.ts';
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

it('a promise that is broken to nobody is a fault, whatever it was broken with', async () => {
  const page = await (await openProfile()).newPage();
  const said = watch(page);
  await page.evaluate(() => {
    for (const reason of [new Error('by the test'), 'by the test', undefined]) void Promise.reject(reason);
  });
  await page.waitForTimeout(200);
  expect(said()).toHaveLength(3);
  takeTroubles();
});
