import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../house/run.mjs';
import { serve } from '../../house/serve.mjs';
import type { Site } from '../../site/site.ts';
import type { Figure } from '../figure.ts';
import { weighScript } from './script.ts';

/** kB of script, gzipped: all that the game loads up to its first decision, next to an empty page of the same libraries. */
export async function scriptFigures(site: Site): Promise<Figure[]> {
  const game = await weigh(site, site.url, async (page) => {
    await page.getByLabel(/Who starts/).selectOption('0');
    await page.getByRole('button', { name: 'To the table' }).click();
    await page.locator('.hud[data-phase="pickCombo"]').waitFor();
  });
  const empty = await weighEmpty(site);
  return [
    { name: 'js_gzip_kb', value: game, note: 'all script loaded before the first combo can be picked' },
    { name: 'empty_r3f_gzip_kb', value: empty, note: 'tools/bench/page/empty, built by the same tool' },
    { name: 'js_ratio', value: Math.round((game / empty) * 1000) / 1000, aim: { atMost: 1.35 } },
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
    return await weigh(site, url, async () => undefined);
  } finally {
    await close();
  }
}

/** Opens an address in a fresh profile, brings the page on, and weighs its script once the canvas is there and all is quiet. */
async function weigh({ browser }: Site, url: string, bring: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 640, height: 360 },
    reducedMotion: 'reduce',
    // What is kept for the next time is not loaded for the first turn.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const weight = weighScript(page);
  await page.goto(url);
  await bring(page);
  await page.locator('canvas').waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const bytes = await weight();
  await context.close();
  return Math.round(bytes / 100) / 10;
}
