import type { CDPSession, Page } from 'playwright-core';
import { bytesHeld } from './heap.ts';

/** Resources held by the renderer of the picture. */
export interface Picture {
  readonly textures: number;
  readonly geometries: number;
  readonly programs: number;
}

/** Resources held by a page. */
export interface Figures extends Picture {
  /** Script memory including compiled code, in kB. */
  readonly heapKb: number;
  /** The part of it allocated by script, in kB. */
  readonly madeKb: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Threads. */
  readonly workers: number;
}

const sessions = new WeakMap<Page, CDPSession>();

/** Counts what the renderer of the picture holds; zeros if there is no picture. */
export function pictureOf(page: Page): Promise<Picture> {
  return page.evaluate(() => {
    const { textures = 0, geometries = 0, programs = 0 } = window.__table ?? {};
    return { textures, geometries, programs };
  });
}

/** Collects the page's garbage, and measures the rest, in addition to the picture. */
export async function measure(page: Page, picture: Picture): Promise<Figures> {
  let session = sessions.get(page);
  if (session === undefined) {
    session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    sessions.set(page, session);
  }
  // What only a finaliser frees is gone after the second collection.
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

/** The figures in a line of a table, under their names. */
export function lineOf(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, figure]) => String(figure).padStart(name.length))
    .join('  ');
}
