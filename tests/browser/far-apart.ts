import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Opening } from '../../src/rooms/protocol/index.ts';
import { serve } from '../../tools/house/serve.mjs';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { startRooms } from '../../tools/rooms/rooms.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import { Guest } from '../rooms/support/guest.ts';
import { waitFor } from './wait.ts';

/** Can the rooms' engine be started on this machine? */
export const hasEngine = findEngine() !== null;

/** The built site with rooms behind it, in a real engine; all connections to it can be cut, and it can be killed. */
export interface FarApart {
  readonly site: string;
  /** Where the rooms are to be reached now; null while they are being started. */
  port(): number | null;
  /** Cuts every connection to the rooms; new ones may be made at once. */
  cut(): void;
  /** Nothing comes through to the rooms, and nothing from them, until it is let through again. */
  hold(): () => void;
  /** Kills the engine, which is started again by itself; back once it answers. */
  kill(): Promise<void>;
  /** Opens a room by hand, with whatever choices the page does not offer. */
  open(opening: Opening): Promise<OpenRoom>;
  end(): Promise<void>;
}

/** A room that has just been opened: its host is whoever has the secret. */
export interface OpenRoom {
  readonly room: string;
  readonly secret: string;
  /** An invitation for each seat, and one for watchers. */
  readonly links: readonly string[];
}

/** Serves the built site with rooms of its own. */
export async function farApart(): Promise<FarApart> {
  const folder = mkdtempSync(join(tmpdir(), 'small-world-rooms-'));
  const rooms = await startRooms(folder, { port: await freePort() });
  const relay = await relayTo(() => rooms.port());
  const port = () => (rooms.port() === null ? null : relay.port);
  const served = await serve(process.env.DIST ?? 'dist', {
    base: '/some/path/',
    rooms: port,
  });
  const address = `${served.url}rooms/`;
  const come = (room: string, secret: string) => guestAt(`${address.replace('http', 'ws')}${room}`, secret);

  return {
    site: served.url,
    port,
    cut: relay.cut,
    hold: relay.hold,
    async kill() {
      const before = rooms.pid();
      process.kill(before, 'SIGKILL');
      await waitFor('the rooms to be there again', async () => rooms.port() !== null && rooms.pid() !== before);
    },
    async open(opening) {
      const answer = await fetch(address, { method: 'POST', body: JSON.stringify(opening) });
      if (answer.status !== 201) throw new Error(`not opened: ${answer.status} ${await answer.text()}`);
      const { room } = (await answer.json()) as { room: string };
      const host = await come(room, opening.secret);
      await host.hello();
      const links = await host.links();
      host.cut();
      return { room, secret: opening.secret, links };
    },
    async end() {
      relay.end();
      await served.close();
      await rooms.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function guestAt(address: string, secret: string): Promise<Guest> {
  const socket = new WebSocket(address);
  const guest = new Guest(
    (text) => socket.send(text),
    () => socket.terminate(),
    secret,
  );
  socket.on('message', (data) => guest.hear(String(data)));
  socket.on('close', () => guest.close());
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return guest;
}

/** What all connections to the rooms go through. */
async function relayTo(engine: () => number | null) {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHeld = false;
  const server = createServer((socket) => {
    const port = engine();
    if (port === null) return socket.destroy();
    const there = connect(port, '127.0.0.1');
    const pair = [socket, there] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const side of pair) side.destroy();
    };
    for (const side of pair) side.on('error', end).on('close', end);
    socket.pipe(there).pipe(socket);
    if (isHeld) for (const side of pair) side.pause();
  });
  const port = await listen(server);
  return {
    port,
    cut() {
      for (const pair of pairs) for (const side of pair) side.destroy();
    },
    hold() {
      isHeld = true;
      for (const pair of pairs) for (const side of pair) side.pause();
      return () => {
        isHeld = false;
        for (const pair of pairs) for (const side of pair) side.resume();
      };
    },
    end() {
      this.cut();
      server.close();
    },
  };
}

function listen(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
}
