import { describe, expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { coloursOf } from './colours.ts';
import { heldByPicture, setContext } from './graphics.ts';
import { mouse, planMouse, play } from './hands.ts';
import { openPage, openProfile, patience, takeTroubles } from './harness.ts';
import { startGame } from './set-up.ts';

describe('without WebGL', () => {
  it('says so, and the game is played on the plan', async () => {
    const page = await openPage(await openProfile({ flat: true }));
    await startGame(page, { players: 2, seed: '17' });
    await page.getByText('No 3D here').waitFor();
    await page.getByRole('group', { name: 'The board from above' }).waitFor();
    expect(await page.locator('canvas').count()).toBe(0);
    const taken = await play(page, planMouse, ({ round }) => round === 3);
    expect(taken.filter((step) => step === 'conquer').length).toBeGreaterThan(5);
  });
});

/** What went wrong beside the loss, which three reports itself: a lost context has no extensions. */
function otherTroubles(): string[] {
  return takeTroubles().filter((trouble) => !/Context (Lost|Restored)|extension not supported/i.test(trouble));
}

describe('when the context is lost', () => {
  it('says so, the game goes on on the plan, and the picture comes back with the context', async () => {
    const page = await openPage(await openProfile());
    await startGame(page, { players: 2, seed: '18' });
    await page.locator('canvas').waitFor();
    await play(page, planMouse, ({ commands }) => commands === 1);
    await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);

    await setContext(page, 'loseContext');
    await page.getByText('The 3D picture stopped').waitFor();
    await page.locator('svg.plan').waitFor();
    await play(page, planMouse, ({ commands }) => commands === 3);

    await setContext(page, 'restoreContext');
    await page.locator('svg.plan').waitFor({ state: 'detached' });
    await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);
    expect(otherTroubles()).toEqual([]);
  });

  if (isLong)
    it('comes back each time, many times in a row, and holds on to no more than before', async () => {
      const page = await openPage(await openProfile());
      await startGame(page, { players: 2, seed: '18' });
      const held = [];
      const times = 10;
      for (let time = 0; time < times; time++) {
        await page.locator('canvas').waitFor();
        held.push(await heldByPicture(page));
        await setContext(page, 'loseContext');
        await page.locator('svg.plan').waitFor();
        await setContext(page, 'restoreContext');
        await page.locator('svg.plan').waitFor({ state: 'detached' });
      }
      await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);
      held.push(await heldByPicture(page));
      expect(held.slice(3)).toEqual(Array(times - 2).fill(held[2]));
      expect(otherTroubles()).toEqual([]);
    });

  if (isLong)
    it('is made anew where the driver keeps it', async () => {
      const page = await openPage(await openProfile());
      await startGame(page, { players: 2, seed: '18' });
      await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);
      await page.locator('canvas').evaluate((canvas) => canvas.setAttribute('data-old', ''));
      await setContext(page, 'loseContext');
      await page.locator('svg.plan').waitFor();
      await page.locator('canvas:not([data-old])').waitFor();
      await page.locator('svg.plan').waitFor({ state: 'detached' });
      await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);
      expect(await page.locator('canvas').count()).toBe(1);
      await play(page, mouse, ({ commands }) => commands === 2);
      expect(otherTroubles()).toEqual([]);
    });
});
