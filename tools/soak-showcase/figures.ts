import type { CDPSession, Page } from 'playwright-core';
import { bytesHeld } from './heap.ts';

/** What the renderer of the picture holds on to. */
export interface Picture {
  readonly textures: number;
  readonly geometries: number;
  readonly programs: number;
}

/** What a page holds on to. */
export interface Figures extends Picture {
  /** Script's memory with the code compiled from it, in kB. */
  readonly heapKb: number;
  /** What of it script has made, in kB. */
  readonly madeKb: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Threads. */
  readonly workers: number;
}

/** Names of the figures, in the order of a line. */
export const names: readonly (keyof Figures)[] = [
  'heapKb',
  'madeKb',
  'nodes',
  'listeners',
  'textures',
  'geometries',
  'programs',
  'workers',
];

const sessions = new WeakMap<Page, CDPSession>();

/** Counts what the renderer of the picture holds; nothing where there is no picture. */
export function pictureOf(page: Page): Promise<Picture> {
  return page.evaluate(() => {
    const { textures = 0, geometries = 0, programs = 0 } = window.__table ?? {};
    return { textures, geometries, programs };
  });
}

/** Has the page throw away its rubbish, and counts what is left beside the picture. */
export async function measure(page: Page, picture: Picture): Promise<Figures> {
  let session = sessions.get(page);
  if (session === undefined) {
    session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    sessions.set(page, session);
  }
  // What is only freed by a finaliser is gone after the second time.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage');
  const madeKb = Math.round((await bytesHeld(session)) / 1024);
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapKb: Math.round(metric('JSHeapUsedSize') / 1024),
    madeKb,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    ...picture,
    workers: page.workers().length,
  };
}

/** The figures in a line of a table. */
export function lineOf(figures: Figures): string {
  return names.map((name) => String(figures[name]).padStart(name.length)).join('  ');
}
