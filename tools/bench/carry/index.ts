import { boardGeometry, outlinesOf } from '../../../src/boards/index.ts';
import { forceSlot, forcesAt } from '../../../src/table/layout/seats.ts';
import { seatPlace } from '../../../src/table/layout/table-plan.ts';
import { crowded } from '../../players/positions.ts';
import { openGame } from '../../site/games.ts';
import { openPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { framesDrawn, settled } from '../../site/table.ts';
import type { Figure } from '../figure.ts';

/** Frames for which tokens are carried to and fro, and seconds for which they are then held still. */
const FRAMES = 120;
const REST = 4;

/** What it costs to carry tokens over a crowded late table of five: our script for a frame and the pointer's way to it, and frames while the hand is still. */
export async function carryFigures(site: Site): Promise<Figure[]> {
  await outlinesOf(5).promise();
  const game = crowded();
  const { state } = game;
  const page = await openPage(site, { settings: { quality: 'high', reducedMotion: 'off' } });
  await openGame(page, game);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Hands-')),
  );
  await settled(page);
  const forces = forcesAt(state, state.seat);
  const k = forces.findIndex(({ id }) => id === state.turn.force);
  const [x, y, z] = forceSlot(seatPlace(boardGeometry(5), state.players, state.seat), k, forces.length);
  const top = Math.min(10, forces[k]?.hand ?? 0) * 0.06;
  const grip = await page.evaluate((at) => window.__table?.project(at) ?? [0, 0], [
    x - 0.14,
    y + top + 0.14,
    z - 0.15,
  ] as const);
  await page.mouse.move(grip[0], grip[1]);
  await page.mouse.down();
  await page.mouse.move(640, 360, { steps: 4 });
  await page.locator('.carry-tab').waitFor();
  await settled(page);
  const times = await page.evaluate(async (frames) => {
    const canvas = document.querySelector('canvas');
    const spent: { pointer: number; frame: number }[] = [];
    for (let k = 0; k < frames; k++) {
      const [clientX, clientY] = [640 + 260 * Math.sin(k / 9), 330 + 120 * Math.cos(k / 7)];
      const moved = {
        clientX,
        clientY,
        pointerId: 1,
        pointerType: 'mouse',
        buttons: 1,
        isPrimary: true,
        bubbles: true,
      };
      const begun = performance.now();
      canvas?.dispatchEvent(new PointerEvent('pointermove', moved));
      const pointer = performance.now() - begun;
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done));
      spent.push({ pointer, frame: window.__table?.script.at(-1) ?? Number.NaN });
    }
    return spent;
  }, FRAMES);
  await settled(page);
  const before = await framesDrawn(page);
  await page.waitForTimeout(REST * 1000);
  const idle = (await framesDrawn(page)) - before;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.context().close();
  const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  const parts = (['pointer', 'frame'] as const).map(
    (part) => `${part} ${middle(times.map((time) => time[part])).toFixed(1)}`,
  );
  console.error(`  ${parts.join(', ')}`);
  return [
    {
      name: 'carry_frame_script_ms',
      value: middle(times.map(({ pointer, frame }) => pointer + frame)),
      aim: { atMost: 4 },
      note: 'our script in the middle frame of a carrying, with the pointer’s way there',
    },
    { name: 'carry_idle_frames', value: idle, aim: { atMost: 0 }, note: `${REST} s with a still hand` },
  ];
}
