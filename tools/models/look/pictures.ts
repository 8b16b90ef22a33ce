import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { createServer } from 'vite';
import { launchBrowser } from '../../site/browser.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where pictures go. */
export const shots = at('../../../shots/models/');

/** Opens a page of this folder with what it is asked for, once it has drawn that. */
export type Draw = (asked: URLSearchParams, size: { width: number; height: number }) => Promise<Page>;

/** Serves the page in a folder beside this file, as long as pictures are taken of it. */
export async function withPage(folder: 'page' | 'made', take: (draw: Draw) => Promise<void>): Promise<void> {
  const server = await createServer({
    root: at(`./${folder}`),
    configFile: false,
    publicDir: at('../../../public'),
    cacheDir: at(`../../../node_modules/.vite-models-${folder}`),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, fs: { allow: [at('../../..')] } },
  });
  await server.listen();
  const browser = await launchBrowser();
  mkdirSync(shots, { recursive: true });
  try {
    await take(async (asked, viewport) => {
      const page = await browser.newPage({ viewport });
      page.on('pageerror', (error) => console.error(error.message));
      await page.goto(`${server.resolvedUrls?.local[0]}?${asked}`);
      await page.waitForFunction(() => document.title !== 'Models', undefined, { timeout: 120_000 });
      if ((await page.title()) !== 'ready') throw new Error(await page.title());
      return page;
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
