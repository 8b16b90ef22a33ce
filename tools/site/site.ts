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

/** Builds the site where it is stale, serves it and launches a browser. Whoever opens it closes it. */
export async function openSite(): Promise<Site> {
  if (!(await build())) throw new Error('The site could not be built.');
  const browser = await launchBrowser();
  const { url, close } = await serve(`${root}dist`);
  return {
    url,
    browser,
    async close() {
      await browser.close();
      await close();
    },
  };
}
