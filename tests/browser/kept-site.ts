import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { serve } from '../../tools/house/serve.mjs';
import type { AnyPage } from './any-page.ts';
import { patience, waitFor } from './wait.ts';

/** A copy of the built site on a host of its own, which can go away and can get a newer version. */
export interface OwnSite {
  readonly url: string;
  /** Addresses of all files a page may ask for, relative to the site. */
  files(): Promise<string[]>;
  /** The host stops answering. */
  vanish(): Promise<void>;
  /** Puts a newer version in place of what is there: its page says `<meta name="version" content="2">`. */
  renew(): Promise<void>;
  /** Removes the copy. */
  end(): Promise<void>;
}

/** Serves a copy of the built site under a path of its own. */
export async function ownSite(): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await cp(resolve(process.env.DIST ?? 'dist'), folder, { recursive: true });
  const { url, close } = await serve(folder, { base: '/deep/down/' });
  let isGone = false;
  const vanish = async () => {
    if (!isGone) await close();
    isGone = true;
  };
  return {
    url,
    vanish,
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .filter((file) => !/^service-worker|screenshot/.test(file));
    },
    async renew() {
      await change(join(folder, 'index.html'), '<head>', '<head><meta name="version" content="2" />');
      await change(
        join(folder, 'service-worker.js'),
        /"revision":"\w+","url":"index.html"/,
        '"revision":"2","url":"index.html"',
      );
    },
    async end() {
      await vanish();
      await rm(folder, { recursive: true });
    },
  };
}

async function change(file: string, what: string | RegExp, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = text.replace(what, to);
  if (changed === text) throw new Error(`${file} has nothing like ${what}`);
  await writeFile(file, changed);
}

/** Waits until the browser keeps the site, as it does a while after the page was opened for the first time. */
export async function untilKept(page: AnyPage): Promise<void> {
  const isKept = () => page.evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
  await waitFor('the browser to keep the site', isKept);
}

/** Has the browser look for a newer version, and waits until all of it is there. */
export async function untilNewVersionWaits(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Waits until the service worker has heard that all pages of the site but one are closed: on a busy machine it hears so late. */
export async function untilAlone(profile: BrowserContext): Promise<void> {
  const count = 'self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => open.length)';
  await expect.poll(() => profile.serviceWorkers()[0]?.evaluate(count), { timeout: patience }).toBe(1);
}

/** The version of the site that this page was started from. */
export function versionOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector('meta[name=version]')?.getAttribute('content') ?? '1');
}
