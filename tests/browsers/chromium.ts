import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { requireBrowser } from '../../tools/house/browser.mjs';
import { answerIn, asScript, type Drive, size, type Wishes } from './drive.ts';

/** Opens Chromium, for pictures to lay beside the others'. */
export async function openChromium({ flat = false }: Wishes = {}): Promise<Drive> {
  const executablePath = await requireBrowser();
  if (executablePath === null) throw new Error('There is no Chromium.');
  const drawing = [
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ];
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', ...(flat ? ['--disable-gpu', '--disable-3d-apis'] : drawing)],
    // What scrolls is to be seen as a player sees it.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: size });
  const downloads = await mkdtemp(join(tmpdir(), 'fetched-'));
  page.on('download', (file) => file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    version: `Chromium ${browser.version()}`,
    downloads,
    evaluate: async <R>(question: (given: never) => R | Promise<R>, given?: unknown) =>
      answerIn<R>(await page.evaluate(asScript(question, given))),
    mouse: page.mouse,
    keyboard: page.keyboard,
    async goto(url) {
      await page.goto(url);
    },
    give: (selector, path) => page.setInputFiles(selector, path),
    picture: () => page.screenshot(),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}
