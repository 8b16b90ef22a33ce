import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { people } from '../../../tools/bench-rooms/devices/opening.ts';
import { plainDevice } from '../../../tools/bench-rooms/devices/plain.ts';
import { bundle } from '../../../tools/rooms/bundle.mjs';
import { findEngine, startEngine } from '../../../tools/rooms/engine.mjs';
import { closeProfiles, openProfile, takeTroubles } from '../harness.ts';
import { type OwnSite, ownSite, untilKept, versionOf } from '../kept-site.ts';
import { waitFor } from '../wait.ts';

const greeting = 'type:`hello`,protocol:1';

/** Has the page of a site say that it speaks the version it is of, whichever that is. */
async function speakOwnVersion(site: OwnSite): Promise<void> {
  for (const file of await site.files()) {
    if (!file.endsWith('.js') || !(await (await fetch(site.url + file)).text()).includes(greeting)) continue;
    const version = '+(document.querySelector("meta[name=version]")?.content??1)';
    await site.alter(file, greeting, greeting.replace('1', version));
    return;
  }
  throw new Error('no script says hello to a room');
}

/** Rooms of the version that is built here, and of the next one. */
async function engines() {
  const folder = mkdtempSync(join(tmpdir(), 'room-versions-'));
  const { room: first } = await bundle(join(folder, 'built'));
  const second = join(folder, 'second.mjs');
  writeFileSync(second, readFileSync(first, 'utf8').replace('PROTOCOL = 1', 'PROTOCOL = 2'));
  const start = (built: string, port = 0) => startEngine({ bundle: built, data: folder, opponents: 9, port });
  let engine = await start(first);
  const { port } = engine;
  onTestFinished(async () => {
    await engine.end('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    port,
    async become(version: 1 | 2) {
      await engine.end();
      engine = await start(version === 1 ? first : second, port);
    },
  };
}

const atRoom = (page: Page) => page.locator('main.game[data-connection="here"] .hud').waitFor();
const viewer = (page: Page) => page.evaluate(() => window.smallWorldProbe?.position().context.viewer);
const anew = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

describe.runIf(findEngine() !== null)('a table and a page of different versions', () => {
  it('the older page is told so and fetched anew, past what the browser keeps of it, and still has its seat; an older table is told of as well', async () => {
    const rooms = await engines();
    const site = await ownSite({ rooms: () => rooms.port });
    onTestFinished(async () => {
      await closeProfiles();
      await site.end();
    });
    await speakOwnVersion(site);
    const opening = people(2);
    const opened = await fetch(`${site.url}rooms/`, { method: 'POST', body: JSON.stringify(opening) });
    const { room } = (await opened.json()) as { room: string };
    const host = await plainDevice(`ws://127.0.0.1:${rooms.port}/rooms/${room}`, opening.secret);
    const [, link] = await host.links();
    // A name is text, whatever it looks like.
    const name = '<b id="eve">Eve</b>';
    await host.ask({ type: 'name', seat: 0, name });
    host.close();

    const profile = await openProfile({ flat: true, site: site.url, serviceWorkers: 'allow' });
    const page = await profile.newPage();
    await page.goto(`${site.url}?probe#room=${link}`);
    await atRoom(page);
    await waitFor('the seat', async () => (await viewer(page)) === 1);
    await page.getByText(name).first().waitFor();
    expect(await page.locator('#eve').count()).toBe(0);
    await untilKept(page);

    await rooms.become(2);
    await site.renew();
    await page.getByText('runs a newer version than this page').waitFor();
    // The browser keeps the page as it was: a reload by hand brings that one again.
    await page.reload();
    await page.locator('[data-room-ending]').getByText('runs a newer version than this page').waitFor();
    expect(await versionOf(page)).toBe('1');
    await anew(page).click();
    await atRoom(page);
    expect(await versionOf(page)).toBe('2');
    await waitFor('the seat again', async () => (await viewer(page)) === 1);

    await rooms.become(1);
    await page.getByText('This page is newer than its tables').waitFor();
    await rooms.become(2);
    await anew(page).click();
    await atRoom(page);
    await waitFor('the seat once more', async () => (await viewer(page)) === 1);
    // While the engine is away, its sockets are not to be had.
    expect(takeTroubles().filter((trouble) => !/WebSocket|503|502/.test(trouble))).toEqual([]);
  });
});
