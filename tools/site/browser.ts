import { type Browser, chromium } from 'playwright-core';
import { requireBrowser } from '../house/browser.mjs';

/** Ways to get WebGL, fastest first: Mesa's own rasteriser if it is installed, else the browser's. */
const rasterisers: readonly (readonly string[])[] = [
  ...(process.platform === 'linux' ? [['--use-gl=angle', '--use-angle=gl-egl', '--ignore-gpu-blocklist']] : []),
  ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
];

/** Panels are painted by the processor, which is quicker at it than a software rasteriser: the table has that for itself. */
const panels = ['--disable-gpu-rasterization', '--disable-gpu-compositing'];

/** A name that leads here and says nothing of it: to a browser its pages are far away, and without TLS. */
export const farName = 'far.test';
const names = `--host-resolver-rules=MAP ${farName} 127.0.0.1`;

/** Launches a browser that draws in 3D, with or without a graphics card; for tests of plans only, a faster one that does not. */
export async function launchBrowser({ flat = false } = {}): Promise<Browser> {
  const executablePath = await requireBrowser();
  if (executablePath === null) throw new Error('No Chromium or Chrome was found.');
  if (flat) return chromium.launch({ executablePath, args: ['--no-sandbox', names, '--disable-gpu'] });
  for (const args of rasterisers) {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', names, ...panels, ...args] });
    if (await drawsIn3D(browser)) return browser;
    await browser.close();
  }
  throw new Error('This browser does not draw in 3D.');
}

async function drawsIn3D(browser: Browser): Promise<boolean> {
  const page = await browser.newPage();
  const draws = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
  await page.close();
  return draws;
}
