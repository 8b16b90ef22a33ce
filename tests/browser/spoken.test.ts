import { expect, inject, it } from 'vitest';
import { keyboard, play } from './hands.ts';
import { openProfile } from './harness.ts';
import { startGame } from './set-up.ts';
import { hearAll, heardOn, needless, spokenLog } from './spoken.ts';

it('two turns by ear: whose turn it is and what is to be done is said, once, and nothing is said twice', async () => {
  const context = await openProfile({ flat: true, settings: { tell: 'all', coach: 'all' } });
  await hearAll(context);
  const page = await context.newPage();
  await page.goto(`${inject('site')}?probe`);
  await startGame(page, { players: 3, seed: '33', names: ['Ada'], alone: true });
  const turns: string[] = [];
  for (const next of [2, 3]) {
    await play(page, keyboard, ({ round, seat }) => round === next && seat === 0);
    await page.waitForTimeout(500);
    const heard = await heardOn(page);
    turns.push(spokenLog(heard));
    expect.soft(needless(heard), spokenLog(heard)).toEqual([]);
  }
  if (process.env.SPOKEN) console.log(turns.join('\n\n'));
  expect(turns.join('\n')).toMatch(/^at once: Your turn, Ada/m);
});
