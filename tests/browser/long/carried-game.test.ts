import { describe, expect, it } from 'vitest';
import { playByPieces } from '../carried-play.ts';
import { windows } from '../carrying.ts';
import { openPage, openProfile } from '../harness.ts';
import { startGame } from '../set-up.ts';

describe.each(['mouse', 'finger'] as const)('by %s', (by) => {
  it('a whole game is played by taking the pieces, to the revealed coins', async () => {
    const page = await openPage(await openProfile(windows[by]));
    await startGame(page, { players: 2, seed: '11', names: ['Ada', 'Bo'] });
    await page.locator('[data-combo="0"]').first().waitFor();
    await page.waitForFunction(() => window.smallWorldProbe?.byHand() === true);
    expect(await playByPieces(page, by)).toBeGreaterThan(40);
    await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  });
});
