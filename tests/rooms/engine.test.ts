import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { serve } from '../../tools/house/serve.mjs';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { conformance } from './support/conformance.ts';
import { type EnginePlace, enginePlace } from './support/engine-place.ts';
import { openingOf } from './support/place.ts';

let place: EnginePlace;

/** The names of everything that is stored there, but for what the engine keeps for itself. */
const filesOf = ({ folder }: EnginePlace) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => basename(name))
    .filter((name) => name.endsWith('.sqlite'))
    .toSorted();

// The engine is an optional package: where it does not run, there are no rooms to be tested.
describe.runIf(findEngine() !== null)('the real engine', () => {
  beforeAll(async () => {
    place = await enginePlace();
  }, 30_000);
  afterAll(() => place.end());

  conformance('a room in it', () => place, 100);
  front();
});

function front(): void {
  describe('the front before all rooms', () => {
    const ask = (path: string, init: RequestInit = {}) => fetch(`http://${place.address()}${path}`, init);

    it('says that there are rooms, and lets no other page open one', async () => {
      const there = await ask('/rooms/');
      expect(await there.json()).toEqual({ rooms: true, protocol: 1 });
      const body = JSON.stringify(openingOf());
      const other = await ask('/rooms/', { method: 'POST', body, headers: { origin: 'https://elsewhere.example' } });
      expect(other.status).toBe(403);
      expect((await ask('/rooms/', { method: 'POST', body: '{}' })).status).toBe(400);
    });

    it('answers with headers that let nothing come of it, a refusal as well', async () => {
      for (const answer of [await ask('/rooms/'), await ask('/rooms/', { method: 'PUT' }), await ask('/elsewhere')])
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'content-type': 'application/json',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        });
    });

    it('reads no more than a room is opened with, however much comes', async () => {
      const part = new TextEncoder().encode('x'.repeat(100_000));
      const body = new Blob(new Array(100).fill(part)).stream();
      const init = { method: 'POST', body, duplex: 'half', headers: { 'x-room-client': 'much' } } as RequestInit;
      const said = await ask('/rooms/', init).then(
        ({ status }) => status,
        () => 'cut off',
      );
      expect([413, 'cut off']).toContain(said);
      expect((await ask('/rooms/')).ok).toBe(true);
    });

    it('says where there is no room, lets nobody try more than a few codes, and a right one is right nevertheless', async () => {
      const opening = openingOf();
      const room = await place.open(opening);
      const before = filesOf(place);
      const tried: string[] = [];
      for (let code = 0; code < 12; code++) {
        const guest = await place.connect(`ZZZZ${'ABCDEFGHJKLM'[code]}Z`).catch(() => null);
        await guest?.until(() => guest.isClosed, 'the end');
        tried.push(guest === null ? 'turned away' : JSON.stringify(guest.heard[0]));
      }
      expect(tried.slice(0, 8)).toEqual(new Array(8).fill('{"type":"closed","n":-1,"why":"noSuchRoom"}'));
      expect(tried.slice(8)).toEqual(new Array(4).fill('turned away'));
      // Whoever has mistyped a code shuts nobody out behind the same address, themselves included.
      const host = await place.connect(room, opening.secret);
      expect(await host.hello()).toBe(true);
      expect(filesOf(place)).toEqual(before);
    });

    it('wakes no room and leaves no file for what is no opening, and says which is too long', async () => {
      const before = filesOf(place);
      const good = openingOf();
      const pass = { type: 'pass' };
      const bad: [string, number, string][] = [
        ['{}', 400, 'malformed'],
        [JSON.stringify({ ...good, commands: [pass] }), 400, 'malformed'],
        [JSON.stringify({ ...good, commands: new Array(5_001).fill(pass) }), 413, 'tooLong'],
        [JSON.stringify({ ...good, filler: 'x'.repeat(1_000_001) }), 413, 'tooLong'],
      ];
      for (const [body, status, error] of bad) {
        const answer = await ask('/rooms/', {
          method: 'POST',
          body,
          headers: { 'x-room-client': error + body.length },
        });
        expect([answer.status, await answer.json()]).toEqual([status, { error }]);
      }
      expect(filesOf(place)).toEqual(before);
    });

    it('says which file a room has, so that what an address has stored can be counted', async () => {
      const body = JSON.stringify(openingOf());
      const opened = await ask('/rooms/', { method: 'POST', body, headers: { 'x-room-client': 'counted' } });
      const file = opened.headers.get('x-room-file') ?? '';
      expect(filesOf(place)).toContain(`${file}.sqlite`);
    });

    it('refuses an origin that is none, and opens nothing while the disk is full', async () => {
      const body = JSON.stringify(openingOf());
      const none = await ask('/rooms/', { method: 'POST', body, headers: { origin: 'null' } });
      expect(none.status).toBe(403);
      const full = await ask('/rooms/', { method: 'POST', body, headers: { 'x-rooms-full': '1' } });
      expect([full.status, await full.json()]).toEqual([507, { error: 'diskFull' }]);
    });

    it('tells whoever comes while the disk is full that the table waits', async () => {
      const opening = openingOf();
      const room = await place.open(opening);
      const socket = new WebSocket(`ws://${place.address()}/rooms/${room}`, { headers: { 'x-rooms-full': '1' } });
      const said = await new Promise((resolve) => socket.on('message', (text) => resolve(String(text))));
      expect(said).toBe('{"type":"waits","n":-1,"why":"diskFull"}');
      const host = await place.connect(room, opening.secret);
      expect(await host.hello()).toBe(true);
    });

    it('has the address of the page: its own server leads to the rooms, and turns sockets of other pages away', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'page-'));
      const page = await serve(folder, { base: '/table/', rooms: place.port });
      const there = await fetch(`${page.url}rooms/`);
      expect(await there.json()).toEqual({ rooms: true, protocol: 1 });
      const opened = await fetch(`${page.url}rooms/`, { method: 'POST', body: JSON.stringify(openingOf()) });
      const { room } = (await opened.json()) as { room: string };
      const enter = (origin: string) =>
        new Promise<string>((resolve) => {
          const socket = new WebSocket(`${page.url.replace('http', 'ws')}rooms/${room}`, { origin });
          socket.on('open', () => socket.send('{"type":"ping","at":1}'));
          socket.on('message', (text) => {
            resolve(String(text));
            socket.close();
          });
          socket.on('error', (failure) => resolve(failure.message));
        });
      expect(await enter(new URL(page.url).origin)).toContain('"pong"');
      expect(await enter('https://elsewhere.example')).toContain('403');
      // Whoever guesses codes is known by where he comes from, whatever he says.
      const guessed: number[] = [];
      for (let code = 0; code < 12; code++) {
        const headers = { 'x-room-client': `other ${code}`, 'cf-connecting-ip': `other ${code}` };
        guessed.push((await fetch(`${page.url}rooms/`, { method: 'POST', body: '{}', headers })).status);
      }
      expect(guessed.slice(-4)).toEqual([429, 429, 429, 429]);
      await page.close();
      rmSync(folder, { recursive: true });
    });

    it('is missed by a page that stands alone: it hears that nothing is there', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'page-'));
      const page = await serve(folder);
      expect((await fetch(`${page.url}rooms/`)).status).toBe(404);
      await page.close();
      rmSync(folder, { recursive: true });
    });
  });
}
