import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sirv from 'sirv';
import { expect } from 'vitest';
import { serve } from '../../tools/house/serve.mjs';
import type { AnyPage } from './any-page.ts';
import { patience, waitFor } from './wait.ts';

/** A copy of the built site on a host of its own, which can go away, lose files and get a newer version. */
export interface OwnSite {
  readonly url: string;
  /** Addresses of all files a page may ask for, relative to the site. */
  files(): Promise<string[]>;
  /** The address of the one file that fits a pattern. */
  file(pattern: RegExp): Promise<string>;
  /** The host stops answering. */
  vanish(): Promise<void>;
  /** A file is missing, as in the middle of an update: the host answers for it with the front page. */
  lose(file: string): Promise<void>;
  /** It is there again. */
  regain(file: string): Promise<void>;
  /** Puts a newer version in place of what is there: its page says `<meta name="version" content="2">`, and a file may be another, too. */
  renew(file?: string): Promise<void>;
  /** Writes something else for what a file says. */
  alter(file: string, what: string | RegExp, to: string): Promise<void>;
  /** Removes the copy. */
  end(): Promise<void>;
}

interface OwnSiteOptions {
  /** By a host that answers for what is missing with the front page. */
  readonly astray?: boolean;
  /** Where its rooms are. */
  readonly rooms?: () => number | null;
}

/** Serves a copy of the built site under a path of its own. */
export async function ownSite({ astray = false, rooms }: OwnSiteOptions = {}): Promise<OwnSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const lost = await mkdtemp(join(tmpdir(), 'lost-'));
  // A compressed copy has the time of its file.
  await cp(resolve(process.env.DIST ?? 'dist'), folder, { recursive: true, preserveTimestamps: true });
  const { url, close } = await (astray
    ? serveAstray(folder)
    : serve(folder, { base: '/deep/down/', rooms: rooms ?? null }));
  let isGone = false;
  const vanish = async () => {
    if (!isGone) await close();
    isGone = true;
  };
  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !/^service-worker|^_headers$|^404|^files\.json$|screenshot|\.(?:br|gz)$/.test(file));
  };
  return {
    url,
    vanish,
    files,
    async file(pattern) {
      const [found, ...more] = (await files()).filter((file) => pattern.test(file));
      if (found === undefined || more.length > 0) throw new Error(`${pattern} fits not one file, but ${found} ${more}`);
      return found;
    },
    async lose(file) {
      await rename(join(folder, file), join(lost, basename(file)));
    },
    async regain(file) {
      await rename(join(lost, basename(file)), join(folder, file));
    },
    async renew(file) {
      await change(join(folder, 'index.html'), '<head>', '<head><meta name="version" content="2" />');
      await tellDigest(folder, 'index.html');
      if (file === undefined) return;
      await appendFile(join(folder, file), ' ');
      await tellDigest(folder, file);
    },
    async alter(file, what, to) {
      await change(join(folder, file), what, to);
      await tellDigest(folder, file);
    },
    async end() {
      await vanish();
      await rm(folder, { recursive: true });
      await rm(lost, { recursive: true });
    },
  };
}

/** Serves a folder as some hosts do: with the front page for whatever is missing, and everything in assets/ to be kept for good. */
async function serveAstray(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const answer = sirv(folder, {
    dev: true,
    etag: true,
    single: true,
    ignores: false,
    setHeaders: (response, path) => {
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Has the lists of a site say the digest that a file has now. */
async function tellDigest(folder: string, file: string): Promise<void> {
  const digest = createHash('sha256').update(await readFile(join(folder, file)));
  const integrity = `sha256-${digest.digest('base64')}`;
  const entry = new RegExp(`\\{[^{}]*"url":"${file.replaceAll('.', '\\.')}"[^{}]*\\}`);
  const newer = JSON.stringify({ revision: '2', url: file, integrity });
  await change(join(folder, 'service-worker.js'), entry, newer);
  const list = JSON.parse(await readFile(join(folder, 'files.json'), 'utf8'));
  await writeFile(join(folder, 'files.json'), JSON.stringify({ ...list, [file]: integrity }));
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

/** Waits until a version that was being fetched to be kept is given up. */
export async function untilGivenUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const breath = () => new Promise((done) => setTimeout(done, 50));
    const installing = async () => (await navigator.serviceWorker.getRegistration())?.installing;
    let worker = await installing();
    for (; !worker; worker = await installing()) await breath();
    while (worker.state === 'installing') await breath();
    if (worker.state !== 'redundant') throw new Error(`It is ${worker.state}.`);
  });
}

/** The files that the browser keeps otherwise than the site lists them, by their addresses; and those it does not keep. */
export async function wrongFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list: Record<string, string> = await (await fetch('./files.json')).json();
    const [name = ''] = await caches.keys();
    const kept = await caches.open(name);
    const wrong = await Promise.all(
      Object.entries(list).map(async ([file, integrity]) => {
        const answer = await kept.match(new URL(file, location.href), { ignoreSearch: true });
        const bytes = new Uint8Array(
          await crypto.subtle.digest('SHA-256', (await answer?.arrayBuffer()) ?? new ArrayBuffer()),
        );
        return `sha256-${btoa(String.fromCharCode(...bytes))}` === integrity ? [] : [file];
      }),
    );
    return wrong.flat();
  });
}

/** Puts a page in place of a file that the browser keeps, as a version without checks would have kept it. */
export async function poison(page: Page, file: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    const [name = ''] = await caches.keys();
    const kept = await caches.open(name);
    const [request] = await kept.keys(new URL(wanted, location.href), { ignoreSearch: true });
    if (!request) throw new Error(`${wanted} is not kept.`);
    await kept.put(request, new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  }, file);
}
