import { middle } from '../../measure/statistics.ts';
import { crowded, mayDo, position, regionFor } from '../../players/positions.ts';
import type { Site } from '../../site/site.ts';
import { costOfFrame, framesDrawn, pointAt, settled } from '../../site/table.ts';
import { atTable } from '../at-table.ts';
import type { Figure } from '../figure.ts';

/** Seconds at rest. */
const REST = 10;

/** Costs of a crowded late table of five: a frame with its shadows, a frame in which something moves, ten seconds at rest. */
export async function tableFigures(site: Site): Promise<Figure[]> {
  const game = crowded();
  const page = await atTable(site, game, { settings: { quality: 'high' } });
  await pointAt(page, regionFor(game.state, 'conquer'));
  await settled(page);
  const { calls, triangles } = await costOfFrame(page);
  await settled(page);
  const refined = await page.evaluate(() => window.__table?.refine() ?? null);
  const before = await framesDrawn(page);
  await page.waitForTimeout(REST * 1000);
  const idle = (await framesDrawn(page)) - before;
  await page.context().close();
  const lowest = await atTable(site, game, { settings: { quality: 'low' } });
  const { triangles: low } = await costOfFrame(lowest);
  await lowest.context().close();
  return [
    { name: 'late5p_draw_calls', value: calls, aim: { atMost: 60 }, note: 'one frame, shadows and all passes' },
    { name: 'late5p_triangles', value: triangles, aim: { atMost: 450_000 }, note: 'at the highest quality' },
    { name: 'late5p_triangles_low', value: low, aim: { atMost: 130_000 }, note: 'at the lowest quality' },
    {
      name: 'moving_frame_script_ms',
      value: await movingScript(site),
      aim: { atMost: 4 },
      note: 'our script in the middle frame of a decline',
    },
    {
      name: 'refine_ms',
      value: refined ?? Number.NaN,
      note: 'forced here; a page stops after 500, and begins only where frames come quickly',
    },
    {
      name: `idle_frames_${REST}s`,
      value: idle,
      aim: { atMost: 0 },
      note: 'after refining; the pointer rests on the board',
    },
  ];
}

/** Milliseconds of script in the median frame of a race of five players declining. */
async function movingScript(site: Site): Promise<number> {
  const game = position(5, 7, (state) => state.round >= 4 && mayDo(state, 'decline'));
  const page = await atTable(site, game, { settings: { quality: 'high', reducedMotion: 'off' } });
  await page.locator('.dock [data-choice="decline"]').click();
  const before = await framesDrawn(page);
  await page.locator('dialog.confirm[open] button.primary').click();
  await page.waitForFunction(() => window.__table !== undefined && window.smallWorldProbe?.atRest() === false);
  await settled(page);
  const drawn = (await framesDrawn(page)) - before;
  const times = await page.evaluate((count) => window.__table?.script.slice(-count) ?? [], drawn);
  await page.context().close();
  return middle(times);
}
