import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { socketAddress } from '../../../src/rooms/client/opening.ts';
import { serve } from '../../../tools/house/serve.mjs';
import { findEngine } from '../../../tools/rooms/engine.mjs';
import { startRooms } from '../../../tools/rooms/rooms.mjs';
import { freePort } from '../../../tools/site/free-port.ts';
import { Guest } from '../../rooms/support/guest.ts';
import { openingOf } from '../../rooms/support/place.ts';
import { playUntil } from '../../rooms/support/playing.ts';
import { browser, pushService } from '../../rooms/support/push-service.ts';
import { faults } from '../axe.ts';
import { waitFor } from '../hands.ts';
import { openProfile } from '../harness.ts';
import { unfold } from '../more.ts';

let site = '';
let service: Awaited<ReturnType<typeof pushService>>;
let end = async () => undefined as unknown;

const hasEngine = findEngine() !== null;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  if (!hasEngine) return;
  service = await pushService();
  const folder = mkdtempSync(join(tmpdir(), 'small-world-rooms-'));
  const rooms = await startRooms(folder, { port: await freePort(), pushOrigin: service.origin });
  const served = await serve(process.env.DIST ?? 'dist', { base: '/some/path/', rooms: rooms.port });
  site = served.url;
  end = async () => {
    await served.close();
    await rooms.end();
    await service.close();
    rmSync(folder, { recursive: true, force: true });
  };
}, 60_000);
afterAll(() => end());

async function pageAt(hash: string, more = {}, prepare: (page: Page) => Promise<unknown> = async () => null) {
  const profile = await openProfile({ flat: true, site, ...more });
  const page = await profile.newPage();
  await prepare(page);
  await page.goto(`${site}?probe${hash}`);
  return page;
}

const atRoom = (page: Page) => page.locator('main.game[data-connection="here"] .hud').waitFor();
const codeOf = (page: Page) => new URL(page.url()).hash.slice('#room='.length);

/** A table of two that somebody has opened. */
async function opened(): Promise<Page> {
  const host = await pageAt('');
  await host.locator('.start-setup > summary').click();
  await host.locator('.start-counts label', { hasText: 'People only' }).click();
  await host.locator('[data-invite]').click();
  await host.locator('[data-open-room]').click();
  await host.locator('[data-link-of="1"]').waitFor();
  await host.keyboard.press('Escape');
  return host;
}

async function knockAt(room: string, name: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const stranger = await pageAt('', phone, prepare);
  await unfold(stranger, 'rooms');
  await stranger.locator('.room-typed input').fill(room.toLowerCase());
  await stranger.locator('.room-typed button').click();
  await stranger.locator('[data-at-door="stranger"] input').fill(name);
  expect(await faults(stranger)).toEqual([]);
  await stranger.locator('[data-at-door="stranger"] button').click();
  await stranger.locator('[data-at-door="knocking"]').waitFor();
  return stranger;
}

/** Has the browser of a page written down that it sits at a table? On a busy machine that takes a while. */
const isRemembered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const asked = indexedDB.open('small-world-rooms');
        asked.onsuccess = () => {
          const rows = asked.result.transaction('rooms').objectStore('rooms').getAll();
          rows.onsuccess = () => {
            asked.result.close();
            resolve(rows.result.some(({ seats }) => seats.length > 0));
          };
        };
      }),
  );

/** A table of two whose host is no page, and has the first turn; with the link of the other seat. */
async function hosted() {
  const opening = openingOf();
  const position = ['board 2', 'round 2', 'turn 0 pickCombo'].join('\n');
  const body = JSON.stringify({ ...opening, setup: { ...opening.setup, position } });
  const answer = await fetch(`${site}rooms/`, { method: 'POST', body });
  const { room } = (await answer.json()) as { room: string };
  const socket = new WebSocket(socketAddress(site, room));
  const host = new Guest(
    (text) => socket.send(text),
    () => socket.close(),
    opening.secret,
  );
  socket.onmessage = ({ data }) => host.hear(String(data));
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  await host.hello();
  return { room, host, link: (await host.links())[1] ?? '' };
}

describe.runIf(hasEngine)('at the door of a table', () => {
  it('a code is enough to knock; whoever is let in takes the table to another device, by a link that works once', async () => {
    const host = await opened();
    const guest = await knockAt(codeOf(host), 'Ana');
    await host.locator('[data-room-notice="knock"]', { hasText: 'Ana' }).waitFor();
    expect(await faults(host)).toEqual([]);
    await host.locator('[data-let-in="seat"]').click();
    await atRoom(guest);
    await waitFor('the table to be remembered', () => isRemembered(guest));
    await guest.goto(`${site}?probe`);
    await unfold(guest, 'rooms');
    await guest.locator('.room-take button').click();
    const link = await guest.locator('[data-link-of="tables"] input').inputValue();
    const hash = link.slice(link.indexOf('#'));
    const other = await pageAt(hash, { settings: { language: 'ro' } });
    await other.locator('[data-bring="1"]').waitFor();
    expect(await faults(other)).toEqual([]);
    await other.locator('[data-bring="1"]').click();
    await other.locator('[data-my-table]', { hasText: 'Ana' }).waitFor();
    // The link has left the address, and is worth nothing any more.
    expect(new URL(other.url()).hash).toBe('#tables');
    const late = await pageAt(hash);
    await late.locator('[data-bring="1"]').click();
    await late.locator('[data-not-brought="used"]').waitFor();
    await guest.locator('[data-my-table] .start-go').click();
    await other.locator('[data-my-table] .start-go').click();
    await Promise.all([atRoom(guest), atRoom(other)]);
    for (const page of [guest, other])
      await waitFor('the seat', async () => {
        const viewer = await page.evaluate(() => window.smallWorldProbe?.position().context.viewer);
        return viewer === 1;
      });
    // Each screen has its own language.
    await guest.locator('[data-own="1"]', { hasText: 'You are Ana' }).waitFor();
    await other.locator('[data-own="1"]', { hasText: 'Ești Ana' }).waitFor();
    // One of them is lost: the other one puts it out, and stays.
    await guest.locator('[data-room-panel]').click();
    await guest.locator('[data-alone]').click();
    await other.getByText('Acest dispozitiv a fost îndepărtat').waitFor();
    await guest.locator('[data-alone]').waitFor({ state: 'detached' });
    await atRoom(guest);
    await guest.reload();
    await atRoom(guest);
    await other.reload();
    await other.locator('[data-at-door="stranger"]').waitFor();
  });

  it('a notice of one’s turn is ordered by a press, and comes when nobody looks at the page', async () => {
    const reader = browser();
    const { p256dh, auth } = reader.order;
    const { room, host, link } = await hosted();
    // A browser with a push service, as far as a page sees of it.
    const guest = await pageAt(`#room=${link}`, phone, async (page) => {
      await page.addInitScript(
        ({ endpoint, keys }) => {
          // A browser without windows grants no notices.
          Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
          Notification.requestPermission = async () => 'granted';
          let isHidden = false;
          Object.defineProperty(document, 'hidden', { get: () => isHidden });
          addEventListener('hide', () => {
            isHidden = true;
            document.dispatchEvent(new Event('visibilitychange'));
          });
          const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), options: {} };
          const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
          Object.defineProperty(navigator, 'serviceWorker', { value: { ready: Promise.resolve({ pushManager }) } });
        },
        { endpoint: `${service.origin}/ana`, keys: { p256dh, auth } },
      );
    });
    await atRoom(guest);
    await guest.locator('[data-room-panel]').click();
    await guest.locator('[data-turn-notices="none"] input').click();
    await guest.locator('[data-turn-notices="push"]').waitFor();
    expect(await faults(guest)).toEqual([]);
    await guest.evaluate(() => dispatchEvent(new Event('hide')));
    await playUntil([host], () => host.now.view.seat === 1);
    await waitFor('the notice', async () => service.taken.length === 1);
    host.cut();
    expect(JSON.parse(reader.read(service.taken[0]?.body ?? Buffer.of()))).toEqual({
      room,
      title: 'Small World at the table',
      body: `It is your turn at table ${room}.`,
    });
  });
});
