import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from '../house/build.mjs';
import { root } from '../house/run.mjs';
import { serve } from '../house/serve.mjs';
import { startRooms } from '../rooms/rooms.mjs';
import { launchBrowser } from './browser.ts';
import { freePort } from './free-port.ts';

/** The built site, served on this machine, and a browser to view it. */
export interface Site {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export interface SiteWithRooms extends Site {
  /** A room's socket. */
  address(room: string): string;
}

/**
 * Builds the site if it is stale, serves it and launches a browser. The caller must close it. `DIST` names a folder with a site that is already
 * built; `withRooms`: tables that others sit at are there as well; `inspector`: the port at which the heap of their engine can be looked at; `flat` is for
 * callers that only look at plans of the board.
 */
export async function openSite({
  flat = false,
  withRooms = false,
  inspector,
}: {
  flat?: boolean;
  withRooms?: boolean;
  inspector?: number;
} = {}): Promise<SiteWithRooms> {
  const given = process.env.DIST;
  if (given === undefined && !(await build())) throw new Error('The site could not be built.');
  const browser = await launchBrowser({ flat });
  const folder = withRooms ? mkdtempSync(join(tmpdir(), 'small-world-site-')) : null;
  const rooms = folder === null ? null : await startRooms(folder, { port: await freePort(), inspector });
  const options = rooms === null ? {} : { rooms: rooms.port, address: () => 'http://192.168.1.20:5280/' };
  const { url, close } = await serve(resolve(given ?? `${root}dist`), options);
  return {
    url,
    browser,
    address: (room) => `ws://127.0.0.1:${rooms?.port()}/rooms/${room}`,
    async close() {
      await browser.close();
      await close();
      await rooms?.end();
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}
