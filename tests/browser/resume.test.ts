import { isDeepStrictEqual as isSame } from 'node:util';
import { expect, it } from 'vitest';
import { gameWith, openGame } from './games.ts';
import { planMouse, play, waitFor } from './hands.ts';
import { openPage, openProfile } from './harness.ts';
import { openMore } from './more.ts';
import { gameOf, positionOf } from './probe.ts';
import { startGame } from './set-up.ts';

const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];

it('resumes a game of five exactly where it was when its page was killed in the middle of a turn', async () => {
  const profile = await openProfile({ flat: true });
  const page = await openPage(profile);
  // The third player has taken a region, and has tokens left to take another.
  await openGame(
    page,
    gameWith(5, ({ phase, seat, round }) => phase === 'conquer' && seat === 2 && round > 1),
  );
  const turn = (await positionOf(page)).context.log.length;
  await play(page, planMouse, ({ commands }) => commands === turn + 1);
  const before = await positionOf(page);
  expect(before.context.log.at(-1)).toMatchObject({ seat: 2, command: { type: 'conquer' } });
  expect(before.context.game?.phase).toBe('conquer');

  // The renderer process dies at once: nothing gets to say goodbye.
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  await page.close();

  const again = await openPage(profile);
  await openMore(again);
  await again.getByText('5 players · round 2').waitFor();
  await again.getByRole('button', { name: `Continue: ${names.join(', ')}` }).click();
  await waitFor('the table to wait as before', async () => isSame((await positionOf(again)).value, before.value));
  const { context } = await positionOf(again);
  expect(context.game).toEqual(before.context.game);
  expect(context.log).toEqual(before.context.log);

  await play(again, planMouse, ({ seat }) => seat === 4);
});

it('keeps every step: a page closed right after a step has that step when it comes back', async () => {
  const profile = await openProfile({ flat: true });
  const page = await openPage(profile);
  await startGame(page, { players: 2, seed: '14' });
  await play(page, planMouse, ({ commands }) => commands === 2);
  const before = await gameOf(page);
  await page.close();
  const again = await openPage(profile);
  await again.getByRole('button', { name: /^Continue/ }).click();
  await again.locator('.hud').waitFor();
  expect(await gameOf(again)).toEqual(before);
});
