import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from '../house/build.mjs';
import { root } from '../house/run.mjs';
import { serve } from '../house/serve.mjs';
import { launchBrowser } from './browser.ts';

/** The built site, served on this machine, and a browser to look at it. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Builds the site where it is stale, serves it and launches a browser. Whoever opens it closes it. `DIST` names a folder with
 * a site that is already built; `flat` is for who only looks at plans of the board.
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
