import type { Browser } from 'playwright-core';
import { middle } from '../../measure/statistics.ts';
import { crowded } from '../../players/positions.ts';
import type { Site } from '../../site/site.ts';
import { atTable } from '../at-table.ts';
import type { Figure } from '../figure.ts';
import { computedGrain } from './computed-grain.ts';
import { oneProgram } from './one-program.ts';
import { type Kind, layBoth, turnTable } from './page.ts';

const qualities = [
  { quality: 'high', atMost: 0.85 },
  { quality: 'low', atMost: 0.82 },
] as const;
const ROUNDS = 3;
const FRAMES = 40;

/**
 * What a frame of a crowded table of five costs beside what it cost when one program drew the whole board and the grain of wood was computed where it is
 * seen: by both in turns, in one page, where a processor draws in place of a graphics card. Its time is asked for, which others on the machine
 * hardly disturb. Of a real card this says nothing.
 */
export async function frameCostFigures(site: Site): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { quality, atMost } of qualities) {
    const page = await atTable(site, crowded(), { settings: { quality } });
    // What compiles this script names its functions by a helper that pages do not have.
    await page.evaluate('globalThis.__name = (named) => named');
    await page.evaluate(layBoth, [
      ['board', oneProgram],
      ['frame', computedGrain],
      ['tabletop', computedGrain],
    ] as const);
    const spent: Record<Kind, number[]> = { before: [], now: [] };
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of ['before', 'now'] as const) {
        const begun = await processorTime(site.browser);
        await page.evaluate(turnTable, { kind, frames: FRAMES });
        spent[kind].push((await processorTime(site.browser)) - begun);
      }
    await page.context().close();
    const [before, now] = [middle(spent.before), middle(spent.now)];
    const [was, is] = [before, now].map((seconds) => Math.round((seconds / FRAMES) * 1000));
    figures.push({
      name: `frame_cost_${quality}_ratio`,
      value: now / before,
      aim: { atMost },
      note: `processor's time: ${is} ms a frame, once ${was}; 1280 × 720, shadows kept`,
    });
  }
  return figures;
}

/** Seconds for which what draws for this browser has kept processors busy. */
async function processorTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? Number.NaN;
}
