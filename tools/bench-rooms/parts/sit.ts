import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openRoomAt, socketAddress } from '../../../src/rooms/client/index.ts';
import type { Figure } from '../../bench/figure.ts';
import { root } from '../../house/run.mjs';
import { serve } from '../../house/serve.mjs';
import { startRooms } from '../../rooms/rooms.mjs';
import { launchBrowser } from '../../site/browser.ts';
import { freePort } from '../../site/free-port.ts';
import { people } from '../devices/opening.ts';
import { plainDevice } from '../devices/plain.ts';
import { quantile } from '../share.ts';

/** Invitations that are opened. */
const tries = 12;

/**
 * From opening an invitation in a browser that has never been at this site until its table is there and the line to it in order. The built site, the real engine,
 * a browser's empty profile each time; the page draws in 3D as it likes, which is not waited for.
 */
export async function sitFigures(): Promise<readonly Figure[]> {
  if (!existsSync(`${root}dist/index.html`)) throw new Error('There is no built site: npm run build comes first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-sit-'));
  const rooms = await startRooms(folder, { port: await freePort() });
  const served = await serve(`${root}dist`, { rooms: rooms.port });
  const browser = await launchBrowser();
  try {
    const took: number[] = [];
    for (let count = 0; count < tries; count++) took.push(await sitDown(browser, served.url));
    return [
      {
        name: 'sit_ms_max',
        value: Math.round(Math.max(...took)),
        aim: { atMost: 3000 },
        note: `${tries} invitations, each opened in a browser that was never here; median ${Math.round(quantile(took, 0.5))} ms`,
      },
    ];
  } finally {
    await browser.close();
    await served.close();
    await rooms.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a room, and its second seat's invitation in a browser of its own; milliseconds until somebody sits there. */
async function sitDown(browser: Browser, site: string): Promise<number> {
  const opening = people(2);
  const room = await openRoomAt(site, opening);
  const host = await plainDevice(socketAddress(site, room), opening.secret);
  const link = (await host.links())[1];
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const before = performance.now();
  await page.goto(`${site}#room=${link}`, { waitUntil: 'commit' });
  await page.locator('main.game[data-line="here"] .hud').waitFor({ timeout: 60_000 });
  const took = performance.now() - before;
  await context.close();
  host.close();
  return took;
}
