import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { planMouse, play } from './hands.ts';
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

/** Takes the context from the picture, or gives it back, as a graphics driver does. */
function setContext(page: Page, action: 'loseContext' | 'restoreContext'): Promise<void> {
  return page.evaluate((call) => {
    // Kept on the page: a lost context hands out no extensions.
    window.taker ??= document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    window.taker?.[call]();
  }, action);
}

declare global {
  interface Window {
    taker: WEBGL_lose_context | null | undefined;
  }
}

describe('when the context is lost', () => {
  it('says so, the game goes on on the plan, and the picture comes back with the context', async () => {
    const page = await openPage(await openProfile());
    await startGame(page, { players: 2, seed: '18' });
    await page.locator('canvas').waitFor();
    await play(page, planMouse, ({ commands }) => commands === 1);
    await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);

    await setContext(page, 'loseContext');
    await page.getByText('The picture was lost').waitFor();
    await page.locator('svg.plan').waitFor();
    await play(page, planMouse, ({ commands }) => commands === 3);

    await setContext(page, 'restoreContext');
    await page.locator('svg.plan').waitFor({ state: 'detached' });
    await expect.poll(() => coloursOf(page), { timeout: patience }).toBeGreaterThan(500);
    // three reports the loss itself; anything else is trouble.
    expect(takeTroubles().filter((trouble) => !/Context (Lost|Restored)/i.test(trouble))).toEqual([]);
  });
});
