import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KeyInput, launch } from 'puppeteer-core';
import { find, programs } from '../../tools/browsers/programs.mjs';
import { answerIn, asScript, type Drive, size, type Wishes } from './drive.ts';

/** Opens Firefox on the screen that `DISPLAY` names, with a fresh profile. */
export async function openFirefox({ flat = false }: Wishes = {}): Promise<Drive> {
  const executablePath = find(programs.firefox);
  if (executablePath === null) throw new Error('There is no Firefox.');
  const downloads = await mkdtemp(join(tmpdir(), 'fetched-'));
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    protocol: 'webDriverBiDi',
    // Without a window it draws nothing in 3D.
    headless: false,
    defaultViewport: size,
    extraPrefsFirefox: {
      // A software rasteriser is no reason to refuse.
      'webgl.force-enabled': true,
      'webgl.disabled': flat,
      'gfx.webrender.software': true,
      // Scroll bars as on Windows, not those that hide.
      'widget.gtk.overlay-scrollbars.enabled': false,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/json',
      'intl.accept_languages': 'en-GB, en',
    },
  });
  const [blank] = await browser.pages();
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    downloads,
    evaluate: async <R>(question: (given: never) => R | Promise<R>, given?: unknown) =>
      answerIn<R>(await page.evaluate(asScript(question, given))),
    mouse: page.mouse,
    keyboard: {
      async press(key) {
        await page.keyboard.press(asKey(key));
        // Beyond the page's last control Tab leads into Firefox's own bars, where the driver's keys do nothing: a look at another tab leads back.
        if (key !== 'Tab' || (await page.evaluate('document.hasFocus()'))) return;
        await blank?.bringToFront();
        await page.bringToFront();
      },
      type: (text) => page.keyboard.type(text),
    },
    async goto(url) {
      await page.goto(url);
    },
    async give(selector, path) {
      const input = await page.waitForSelector(selector);
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    picture: () => page.screenshot({ type: 'png' }),
    async close() {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

/** Keys are told to puppeteer by a list of names, of which ours are some. */
function asKey(name: string): KeyInput {
  return name as KeyInput;
}
