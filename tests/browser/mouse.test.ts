import { expect, it } from 'vitest';
import { coloursOf } from './colours.ts';
import { mouse, play } from './hands.ts';
import { borrowPage } from './harness.ts';
import { gameOf } from './probe.ts';
import { startGame } from './set-up.ts';

it('plays a whole game of two by mouse, to the revealed coins', async () => {
  const page = await borrowPage();
  await startGame(page, { players: 2, seed: '11', names: ['Ada', 'Bo'] });
  await page.locator('canvas').waitFor();
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    return gl?.getParameter(gl.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER);
  });
  expect(renderer).toMatch(/SwiftShader|llvmpipe/);

  const taken = await play(page, mouse, ({ round }) => round > 2);
  expect(taken.filter((step) => step === 'conquer').length).toBeGreaterThan(5);
  expect(await coloursOf(page)).toBeGreaterThan(500);

  await play(page, mouse);
  const game = await gameOf(page);
  expect(game?.phase).toBe('gameOver');
  await page.getByRole('heading', { name: /wins|share/ }).waitFor();
  for (const coins of game?.coins ?? []) await page.getByText(`${coins} coins`, { exact: true }).first().waitFor();
});
