import { expect, inject, it } from 'vitest';
import { crowded } from '../../tools/players/positions.ts';
import { waitFor } from '../browser/wait.ts';
import { openFirefox } from './firefox.ts';
import { stillness } from './pictures.ts';
import { plays } from './playing.ts';
import { openGame, openStart } from './start.ts';

plays('Firefox', openFirefox);

it('Firefox, without WEBGL_multi_draw, draws the crowded table in 120 draws at most', async () => {
  const page = await openFirefox();
  try {
    await openStart(page, inject('site'), { quality: 'medium' });
    await openGame(page, crowded());
    await stillness(page);
    const has = await page.evaluate(() => {
      const gl = document.createElement('canvas').getContext('webgl2');
      return gl?.getExtension('WEBGL_multi_draw') != null;
    });
    const frames = await page.evaluate(() => window.__table?.frames() ?? 0);
    await page.evaluate(() => window.__table?.redraw());
    await waitFor('another frame', () => page.evaluate((before) => (window.__table?.frames() ?? 0) > before, frames));
    const calls = await page.evaluate(() => window.__table?.calls ?? 0);
    console.log(`Firefox: ${calls} draws a frame; WEBGL_multi_draw: ${has}`);
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(120);
  } finally {
    await page.close();
  }
});
