import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../house/run.mjs';
import { serve } from '../../house/serve.mjs';
import type { Site } from '../../site/site.ts';
import type { Figure } from '../figure.ts';
import { firstVisitFigures } from './first-visit.ts';
import { weighScript } from './script.ts';

/** What a page weighs: over the wire on a first visit, and its script by itself. */
export const pageFigures = async (site: Site): Promise<Figure[]> => [
  ...(await firstVisitFigures(site)),
  ...(await scriptFigures(site)),
];

/**
 * kB of script, gzipped: everything the game loads up to its first decision, beside an empty page of the same libraries; and what it fetches
 * afterwards, while the player looks at the choice.
 */
async function scriptFigures(site: Site): Promise<Figure[]> {
  const { first, later } = await weigh(site, site.url, async (page) => {
    await page.locator('.start-else').click();
    await page.locator('.start-setup > summary').click();
    await page.getByLabel(/Who starts/).selectOption('0');
    const offered = untilOffered(page);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const moment = await offered;
    await page.locator('canvas').waitFor({ timeout: 60_000 });
    return moment;
  });
  const empty = await weighEmpty(site);
  return [
    { name: 'js_gzip_kb', value: first, note: 'all script loaded before the first combo can be picked' },
    { name: 'js_later_gzip_kb', value: later, note: 'fetched right after it: what reads models, the coach' },
    { name: 'empty_r3f_gzip_kb', value: empty, note: 'tools/bench/page/empty, built by the same tool' },
    { name: 'js_ratio', value: Math.round((first / empty) * 1000) / 1000, aim: { atMost: 1.45 } },
  ];
}

async function weighEmpty(site: Site): Promise<number> {
  const folder = `${root}.bench/empty`;
  await build({
    configFile: `${root}vite.config.ts`,
    root: `${root}tools/bench/page/empty`,
    publicDir: false,
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const { url, close } = await serve(folder);
  try {
    const { first } = await weigh(site, url, async (page) => {
      await page.locator('canvas').waitFor({ timeout: 60_000 });
      return Number.POSITIVE_INFINITY;
    });
    return first;
  } finally {
    await close();
  }
}

/** The time at which the first combo can be picked, in milliseconds of the page's clock. */
function untilOffered(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((tell) => {
        const watch = new MutationObserver(() => {
          if (document.querySelector('[data-open-combo]') === null) return;
          watch.disconnect();
          tell(performance.now());
        });
        watch.observe(document, { subtree: true, childList: true, attributes: true });
      }),
  );
}

/**
 * Opens an address in a fresh profile, takes the page to the moment that `bring` returns, and measures the script requested by then, and everything
 * loaded until the page is idle.
 */
async function weigh(
  { browser }: Site,
  url: string,
  bring: (page: Page) => Promise<number>,
): Promise<{ first: number; later: number }> {
  const context = await browser.newContext({
    viewport: { width: 640, height: 360 },
    reducedMotion: 'reduce',
    // What is cached for the next visit does not count for the first turn.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weight = weighScript(page);
  await page.goto(url);
  const moment = await bring(page);
  await page.waitForLoadState('networkidle');
  const [first, all] = [await weight(moment), await weight()];
  await context.close();
  return { first: kilobytes(first), later: kilobytes(all - first) };
}

const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
