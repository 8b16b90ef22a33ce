import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * Watches a page about to be opened. Returns a function for the bytes of script loaded since, each file gzipped (level 9): all of it, or what was
 * requested before a time in milliseconds of the page's clock.
 */
export function weighScript(page: Page): (before?: number) => Promise<number> {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => {
    if (!/javascript/.test(answer.headers()['content-type'] ?? '')) return;
    const body = answer.body();
    files.set(answer.url(), body);
    // What comes while the page is being closed is not weighed.
    body.catch(() => undefined);
  });
  return async (before = Number.POSITIVE_INFINITY) => {
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime] as const),
    );
    const late = new Set(asked.flatMap(([name, start]) => (start >= before ? [name] : [])));
    const bodies = await Promise.all([...files].flatMap(([url, body]) => (late.has(url) ? [] : [body])));
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}
