import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/** Watches a page that is about to be opened; says how much script it has loaded since, in bytes, each file gzipped (level 9). */
export function weighScript(page: Page): () => Promise<number> {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (answer) => {
    if (/javascript/.test(answer.headers()['content-type'] ?? '')) files.set(answer.url(), answer.body());
  });
  return async () => {
    const bodies = await Promise.all(files.values());
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}
