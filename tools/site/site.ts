import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from '../house/build.mjs';
import { root } from '../house/run.mjs';
import { serve } from '../house/serve.mjs';
import { launchBrowser } from './browser.ts';

/** The built site, served on this machine, and a browser to view it. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Builds the site if it is stale, serves it and launches a browser. The caller must close it. `DIST` names a folder with a site that is already
 * built; `flat` is for callers that only look at plans of the board.
 */
export async function openSite({ flat = false } = {}): Promise<Site> {
  const given = process.env.DIST;
  if (given === undefined && !(await build())) throw new Error('The site could not be built.');
  const browser = await launchBrowser({ flat });
  const { url, close } = await serve(resolve(given ?? `${root}dist`));
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}
