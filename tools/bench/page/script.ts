import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * Watches a page about to be opened. Returns a function for the bytes of script loaded since, each file gzipped (level 9): all of it, or what was
 * requested before a time in milliseconds of the page's clock.
 */
export function weighScript(page: Page): (before?: number) => Promise<number> {
  const files = new Map<string, { readonly body: Promise<Buffer>; readonly start: number }>();
  page.on('response', (answer) => {
    if (!/javascript/.test(answer.headers()['content-type'] ?? '')) return;
    const body = answer.body();
    // Also of what a thread of the page asks for: the page's own list of times knows nothing of that.
    if (!files.has(answer.url())) files.set(answer.url(), { body, start: answer.request().timing().startTime });
    // What comes while the page is being closed is not weighed.
    body.catch(() => undefined);
  });
  return async (before = Number.POSITIVE_INFINITY) => {
    const end = before + (await page.evaluate(() => performance.timeOrigin));
    const bodies = await Promise.all([...files.values()].filter(({ start }) => start < end).map(({ body }) => body));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}
