import { expect, it } from 'vitest';
import { isLong } from '../support/how-long.ts';
import { coloursOf } from './colours.ts';
import { mouse, planMouse, play } from './hands.ts';
import { drawNoMore, openPage, openProfile } from './harness.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

it('plays a whole game of two by mouse, to the revealed coins', async () => {
  const profile = await openProfile();
  const page = await openPage(profile);
  await startGame(page, { players: 2, seed: '11', names: ['Ada', 'Bo'] });
  await page.locator('canvas').waitFor();
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl?.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  });
  expect(renderer).toMatch(/SwiftShader|llvmpipe/);

  const taken = await play(page, mouse, ({ round }) => round > 1);
  expect(taken.filter((step) => step === 'conquer').length).toBeGreaterThan(5);
  expect(await coloursOf(page)).toBeGreaterThan(500);

  if (!isLong) {
    // A round has been played in the picture; the others are played on the plan, which costs a fifth.
    await drawNoMore(profile);
    await page.reload();
  }
  await play(page, isLong ? mouse : planMouse);
  const game = await gameOf(page);
  expect(game?.phase).toBe('gameOver');
  await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  for (const coins of game?.coins ?? []) await page.getByText(`${coins} coins`, { exact: true }).first().waitFor();
});
