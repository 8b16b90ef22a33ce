import { crowded, regionFor } from '../../players/positions.ts';
import { openGame } from '../../site/games.ts';
import { openPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { costOfFrame, framesDrawn, pointAt, settled } from '../../site/table.ts';
import type { Figure } from '../figure.ts';

/** Seconds at rest. */
const REST = 10;

/** What the crowded late table of five costs at the finest quality: one frame with its shadows, and ten seconds at rest. */
export async function tableFigures(site: Site): Promise<Figure[]> {
  const page = await openPage(site, { likes: { quality: 'high' } });
  const game = crowded();
  await openGame(page, game);
  await settled(page);
  await pointAt(page, regionFor(game.state, 'conquer'));
  await settled(page);
  const { calls, triangles } = await costOfFrame(page);
  await settled(page);
  const before = await framesDrawn(page);
  await page.waitForTimeout(REST * 1000);
  const idle = (await framesDrawn(page)) - before;
  await page.context().close();
  return [
    { name: 'late5p_draw_calls', value: calls, aim: { atMost: 60 }, note: 'one frame, shadows and all passes' },
    { name: 'late5p_triangles', value: triangles, aim: { atMost: 400_000 } },
    { name: `idle_frames_${REST}s`, value: idle, aim: { atMost: 0 }, note: 'the pointer rests on the board' },
  ];
}
