import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { root } from '../../house/run.mjs';
import { serve } from '../../house/serve.mjs';
import { startRooms } from '../../rooms/rooms.mjs';
import { launchBrowser } from '../../site/browser.ts';
import { freePort } from '../../site/free-port.ts';
import { withoutWebGL } from '../../site/page.ts';

/** The built site with rooms of its own, and a browser whose pages draw the plan. */
export interface BenchSite {
  readonly url: string;
  /** A room's socket. */
  address(room: string): string;
  /** A page at an address, once it is a hand, the big screen or a table; `begin` runs in it before anything else, with its argument. */
  page<Given>(address: string, size: Size, begin?: (given: Given) => void, given?: Given): Promise<Page>;
  close(): Promise<void>;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens one. `DIST` names a folder with a site that is already built; `inspector`: the port at which the engine's heap can be looked at. */
export async function benchSite({ inspector }: { inspector?: number } = {}): Promise<BenchSite> {
  const dist = resolve(process.env.DIST ?? `${root}dist`);
  if (!existsSync(join(dist, 'index.html'))) throw new Error('There is no built site: npm run build comes first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const port = await freePort();
  const rooms = await startRooms(folder, { port, ...(inspector === undefined ? {} : { inspector }) });
  const served = await serve(dist, { rooms: rooms.port });
  const browser = await launchBrowser({ flat: true });
  return {
    url: served.url,
    address: (room) => `ws://127.0.0.1:${rooms.port() ?? port}/rooms/${room}`,
    page: (address, size, begin, given) => pageAt(browser, address, size, begin, given),
    async close() {
      await browser.close();
      await served.close();
      await rooms.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function pageAt<Given>(
  browser: Browser,
  address: string,
  viewport: Size,
  begin?: (given: Given) => void,
  given?: Given,
): Promise<Page> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' });
  if (begin !== undefined) await context.addInitScript(begin as (given: unknown) => void, given);
  await context.addInitScript(withoutWebGL);
  await context.addInitScript(() => {
    const state = { speed: 2, coach: 'none', effects: 0, room: 0 };
    if (location.protocol.startsWith('http'))
      localStorage.setItem('small-world-table.settings', JSON.stringify({ state, version: 0 }));
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('main.hand, [data-big-screen], main.game[data-line="here"] .hud').waitFor({ timeout: 60_000 });
  return page;
}
