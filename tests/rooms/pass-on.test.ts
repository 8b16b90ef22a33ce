import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { bounds } from '../../src/rooms/protocol/index.ts';
import { serve } from '../../tools/house/serve.mjs';
import { watchDisk } from '../../tools/rooms/disk.mjs';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { type EnginePlace, enginePlace } from './support/engine-place.ts';
import { openingOf } from './support/place.ts';
import { rawLine } from './support/raw-line.ts';

let place: EnginePlace;
let site: Awaited<ReturnType<typeof serve>>;
const pages = mkdtempSync(join(tmpdir(), 'page-'));
afterAll(() => rmSync(pages, { recursive: true }));

const lines = (...said: string[]) => said.map((line) => `${line}\r\n`).join('');
const get = (path: string, ...headers: string[]) => lines(`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, '');
const socketOf = ['Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
const wanting = (upgrade: string, ...headers: string[]) =>
  get('/rooms/AAAAAA', `Upgrade: ${upgrade}`, ...socketOf, ...headers);

/** What nobody may say to the engine: that he comes from elsewhere. It opens a room. */
const body = JSON.stringify(openingOf());
const forged = lines(
  'POST /rooms/ HTTP/1.1',
  'Host: localhost',
  'cf-connecting-ip: 203.0.113.7',
  'x-room-client: 203.0.113.7',
  `Content-Length: ${body.length}`,
  '',
).concat(body);
const chunked = `${forged.length.toString(16)}\r\n${forged}\r\n0\r\n\r\n`;

/** Requests that are not what a page asks for, each with something behind it that the engine is not to hear; and how they are answered. */
const odd: readonly (readonly [what: string, answered: readonly string[], parts: readonly string[]])[] = [
  ['another upgrade', ['426'], [wanting('foo') + forged]],
  ['another upgrade, where there is an answer', ['426'], [get('/rooms/', 'Upgrade: foo', ...socketOf) + forged]],
  ['a newer HTTP', ['426'], [wanting('h2c', 'HTTP2-Settings: AAMAAABk') + forged]],
  ['two upgrades at once', ['426'], [wanting('websocket, foo') + forged]],
  ['two upgrades on two lines', ['426'], [wanting('foo', 'Upgrade: websocket') + forged]],
  ['a socket with a body', ['400'], [wanting('websocket', `Content-Length: ${forged.length}`) + forged]],
  ['a socket with a body in parts', ['400'], [wanting('websocket', 'Transfer-Encoding: chunked') + chunked]],
  ['a socket by POST', ['405'], [wanting('websocket').replace('GET', 'POST') + forged]],
  ['a socket for a page of elsewhere', ['403'], [wanting('websocket', 'Origin: https://elsewhere.example') + forged]],
  ['a socket for no page', ['403'], [wanting('websocket', 'Origin: ') + forged]],
  ['a socket where there is none', ['200'], [get('/rooms/', 'Upgrade: websocket', ...socketOf) + forged]],
  ['a socket outside the rooms', ['404'], [get('/elsewhere', 'Upgrade: websocket', ...socketOf) + forged]],
  ['a socket before the answer to something else', [], [get('/rooms/') + wanting('websocket') + forged]],
  ['a socket of no room', ['101'], [wanting('websocket') + forged]],
  ['a socket of no room, and more later', ['101'], [wanting('websocket'), forged]],
  [
    'slowly, another upgrade',
    ['426'],
    [
      'GET /rooms/ HTTP/1.1\r\nHost: localhost\r\nUpgra',
      'de: f',
      'oo\r\nConnection: Upgrade\r\n',
      '\r\n',
      ...(forged.match(/.{1,200}/gs) ?? []),
    ],
  ],
  ['a body where none belongs', ['200'], [get('/rooms/', 'Connection: close', 'Transfer-Encoding: chunked') + chunked]],
];

describe.runIf(findEngine() !== null)('what stands before the engine', () => {
  beforeAll(async () => {
    place = await enginePlace();
    site = await serve(pages, { rooms: place.port });
  }, 30_000);
  afterAll(async () => {
    await site.close();
    await place.end();
  });
  /** What the rooms that there are have written: asking for one that there is not writes next to nothing. */
  const rooms = () => {
    const files = readdirSync(place.folder, { recursive: true, encoding: 'utf8' });
    return files.filter((name) => /[\da-f]{64}\./.test(name) && statSync(join(place.folder, name)).size > 40_000);
  };

  it.each(odd)('answers %s once, and ends it: nothing behind it is heard', async (_, answered, parts) => {
    const before = rooms();
    const { text, isClosed } = await rawLine(site.port, parts);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(answered);
    expect(isClosed).toBe(true);
    expect(rooms()).toEqual(before);
  });

  it('leads to a room whoever asks rightly, and what he says before he is there', async () => {
    const room = await place.open(openingOf());
    const said = '{"type":"ping","at":1}';
    // A frame of text, with nothing for a mask.
    const frame = `\x81${String.fromCharCode(0x80 + said.length)}\0\0\0\0${said}`;
    const { text } = await rawLine(site.port, [
      get(`/rooms/${room}`, 'Upgrade: WebSocket', ...socketOf) + frame,
      '\x88\x80\0\0\0\0',
    ]);
    expect(text).toMatch(/^HTTP\/1\.1 101 .*\r\n\r\n.*"type":"pong"/s);
  });

  it('answers as everybody is answered who would rather speak otherwise with the page', async () => {
    writeFileSync(join(pages, 'plain.txt'), 'plain words');
    const wish = ['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'];
    const { text, isClosed } = await rawLine(site.port, [get('/plain.txt', ...wish)]);
    expect(text).toMatch(/^HTTP\/1\.1 200 .*plain words/s);
    expect(isClosed).toBe(true);
  });

  it('counts a table for whoever opened it, though they hang up before they are answered', async () => {
    const opened: string[] = [];
    const disk = {
      refusal: () => null,
      opened: (_: string, file: string) => void opened.push(file),
      isFull: () => false,
      end: async () => {},
    };
    const counting = await serve(pages, { rooms: place.port, disk });
    for (let time = 0; time < 3; time++) {
      const line = connect({ port: counting.port, host: 'localhost' });
      line.write(forged.replace(/^(?:cf|x-room).*\r\n/gm, ''), () => setTimeout(() => line.destroy(), 5));
      await new Promise((resolve) => line.on('close', resolve));
    }
    await vi.waitFor(() => expect(opened.filter((file) => file !== '')).toHaveLength(3), { timeout: 5_000 });
    await counting.close();
  });

  it('ends whoever has to make way at a room and has never said a word there', async () => {
    const room = await place.open(openingOf());
    const silent = Array.from({ length: bounds.unknown + 4 }, () => {
      const socket = new WebSocket(`${site.url.replace('http', 'ws')}rooms/${room}`);
      const line = { isOver: false, socket };
      socket.on('error', () => undefined);
      socket.on('close', () => {
        line.isOver = true;
      });
      return line;
    });
    await vi.waitFor(() => expect(silent.filter(({ isOver }) => isOver)).toHaveLength(4), { timeout: 8_000 });
    for (const { socket } of silent) socket.terminate();
  });

  it('says that the engine is away, and cuts nobody else off, where it dies before its answer', async () => {
    const alive = await place.open(openingOf());
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}rooms/${alive}`);
    await new Promise((resolve) => socket.once('open', resolve));
    const gone = new Promise((resolve) => socket.once('close', resolve));
    await place.kill();
    await gone;
    const { text, isClosed } = await rawLine(site.port, [wanting('websocket') + forged]);
    expect([text.slice(9, 12), isClosed]).toEqual(['502', true]);
    expect((await fetch(`${site.url}rooms/`)).status).toBe(502);
    await place.start();
    expect((await fetch(`${site.url}rooms/`)).status).toBe(200);
  });
});

describe.runIf(findEngine() !== null)('the engine behind it', () => {
  let echo: EnginePlace;
  beforeAll(async () => {
    echo = await enginePlace({ worker: 'tests/rooms/support/echo-worker.ts' });
  }, 30_000);
  afterAll(() => echo.end());

  it('hears of where somebody comes from, and whether the disk is full, what the server says; nobody hears of its files', async () => {
    const free = { now: 1e9 };
    const limits = { all: 1e9, address: 1e6, room: 1e6, free: 0 };
    const freeOf = async () => free.now;
    const disk = await watchDisk(join(echo.folder, '..'), limits, {
      freeOf,
      pace: { rooms: 20, free: 20 },
      say: () => undefined,
    });
    const page = await serve(pages, { rooms: echo.port, disk });
    const lies = [
      'cf-connecting-ip',
      'x-room-client',
      'x-rooms-full',
      'x-forwarded-for',
      'forwarded',
      'x-real-ip',
      'x-room-file',
    ];
    const headers = Object.fromEntries([...lies, 'CF-IPCountry', 'x-anything'].map((name) => [name, '203.0.113.7']));
    const open = () => fetch(`${page.url}rooms/`, { method: 'POST', body: 'opening', headers });
    const opened = await open();
    expect([opened.status, opened.headers.get('x-room-file')]).toEqual([201, null]);
    const heard = (await opened.json()) as { headers: Record<string, string>; body: string };
    expect(heard.body).toBe('opening');
    expect(Object.keys(heard.headers).toSorted()).toEqual([
      'connection',
      'content-length',
      'content-type',
      'host',
      'x-room-client',
    ]);
    expect(heard.headers['x-room-client']).toMatch(/^(::1|127\.0\.0\.1|::ffff:127\.0\.0\.1)$/);

    // Its room has grown beyond what one address may have.
    writeFileSync(join(echo.folder, `${'ab'.repeat(32)}.sqlite`), 'x'.repeat(1e6));
    await expect.poll(async () => (await open()).status).toBe(507);
    expect(await (await open()).json()).toEqual({ error: 'addressFull' });
    // No more room at all: that is said first, and to the engine.
    free.now = 1_000;
    await expect.poll(async () => (await open()).json()).toEqual({ error: 'diskFull' });
    const { headers: told } = (await (await fetch(`${page.url}rooms/`)).json()) as typeof heard;
    expect(told['x-rooms-full']).toBe('1');
    await page.close();
    await disk.end();
  });
});
