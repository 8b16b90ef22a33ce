import type { Page } from 'playwright-core';
import { middle } from '../../measure/statistics.ts';
import { crowded } from '../../players/positions.ts';
import { layGame } from '../../site/games.ts';
import { openPage } from '../../site/page.ts';
import type { Site } from '../../site/site.ts';
import { atTable } from '../at-table.ts';
import type { Figure } from '../figure.ts';

/** Frames timed at most, and milliseconds after which no more are. */
const FRAMES = 20;
const LONGEST = 3000;
/** A frame that takes so many milliseconds is not drawn by a graphics card: nothing larger is tried. */
const HOPELESS = 250;
/** How often the pointer rests on another region before the quality is looked at. */
const POINTED = 30;
/** Milliseconds between one region and the next: longer than a frame, so that each is a movement of its own. */
const PAUSE = 120;

const sizes = [
  { name: '1080p', width: 1920, height: 1080 },
  { name: '4k', width: 3840, height: 2160 },
] as const;

/**
 * How long the drawing itself takes, of a crowded table of five. These depend on what draws: without a graphics card they say nothing of the game, and
 * have no target.
 */
export async function frameFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, ...viewport } of sizes) {
    const page = await atTable(site, crowded(), { settings: { quality: 'high' }, viewport });
    const note = `highest quality, ${viewport.width} × ${viewport.height}, shadows drawn anew, until the card has done`;
    const value = await frameTime(page);
    await page.context().close();
    figures.push({ name: `frame_${name}_ms`, value, aim: { atMost: 33 }, note });
    if (value > HOPELESS) return [...figures, ...(await openingFigures(site))].map(({ aim, ...figure }) => figure);
  }
  return [...figures, ...(await openingFigures(site))];
}

/** Milliseconds of the median frame, shadows and all, until the graphics card has drawn it. */
async function frameTime(page: Page): Promise<number> {
  const times = await page.evaluate(
    async ({ most, longest }) => {
      if (window.__table === undefined) return [];
      const { gl, scene, camera } = window.__table.three;
      const context = gl.getContext();
      const times: number[] = [];
      for (let spent = 0; times.length < most && spent < longest; ) {
        await new Promise(requestAnimationFrame);
        const begun = performance.now();
        gl.shadowMap.needsUpdate = true;
        gl.render(scene, camera);
        // Reading waits for what is drawn.
        context.readPixels(0, 0, 1, 1, context.RGBA, context.UNSIGNED_BYTE, new Uint8Array(4));
        const time = performance.now() - begun;
        times.push(time);
        spent += time;
      }
      return times;
    },
    { most: FRAMES, longest: LONGEST },
  );
  return middle(times);
}

/** What opening a game costs the page, and whether the picture the machine chose is still a smooth one after somebody has pointed about. */
async function openingFigures(site: Site): Promise<Figure[]> {
  const page = await openPage(site, { settings: { quality: 'auto', reducedMotion: 'off' } });
  const tasks = await longTasks(page);
  await layGame(page, crowded());
  const opening = await tasks();
  for (let k = 0; k < POINTED; k++) {
    await page.mouse.move(450 + ((k * 70) % 380), 150 + ((k * 30) % 240));
    await page.waitForTimeout(PAUSE);
  }
  const isSmooth = await page.evaluate(
    () => window.__table?.three.gl.getContext().getContextAttributes()?.antialias === true,
  );
  await page.context().close();
  return [
    { name: 'opening_busy_ms', value: opening.reduce((sum, task) => sum + task, 0), note: 'long tasks, 1280 × 720' },
    { name: 'opening_longest_ms', value: Math.max(0, ...opening), note: 'the longest of them' },
    {
      name: 'smooth_after_pointing',
      value: isSmooth ? 1 : 0,
      aim: { atLeast: 1 },
      note: 'quality left to the machine',
    },
  ];
}

/** Records tasks of 50 ms and more; the function returned gives their milliseconds. */
async function longTasks(page: Page): Promise<() => Promise<number[]>> {
  const tasks = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    }).observe({ entryTypes: ['longtask'] });
    return found;
  });
  return () => tasks.jsonValue();
}
