import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { root } from '../../tools/house/run.mjs';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { startRooms } from '../../tools/rooms/rooms.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import { openingOf } from './support/place.ts';
import { socketGuest } from './support/socket-guest.ts';

/** A folder for rooms that goes with the test. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts them, and ends them with the test. */
async function started(folder: string) {
  const rooms = await startRooms(folder, { port: await freePort() });
  onTestFinished(() => rooms.end());
  return { ...rooms, first: rooms.port() ?? 0 };
}

async function opened(port: number, opening = openingOf()): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/rooms/`, { method: 'POST', body: JSON.stringify(opening) });
  return ((await answer.json()) as { room: string }).room;
}

/** Starts the rooms of a folder in a process of its own: that process, and where they are. */
async function startedApart(folder: string) {
  const script = `const { startRooms } = await import(${JSON.stringify(`file://${root}tools/rooms/rooms.mjs`)});
    console.log((await startRooms(${JSON.stringify(folder)}, { port: ${await freePort()} })).port());`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [said] = await once(parent.stdout, 'data');
  return { parent, port: Number(said) };
}

const isThere = async (port: number) => (await fetch(`http://127.0.0.1:${port}/rooms/`)).ok;

describe.runIf(findEngine() !== null)('the rooms beside the page', () => {
  it('are there again after their engine has died, and are kept by one start at a time', async () => {
    const folder = newFolder();
    const rooms = await started(folder);
    const port = rooms.first;
    expect(await isThere(port)).toBe(true);
    const other = `another npm start of this folder keeps them (process ${process.pid}): play at its address, or end it`;
    await expect(startRooms(folder)).rejects.toThrow(other);
    process.kill(rooms.pid(), 'SIGKILL');
    await vi.waitFor(() => expect(rooms.port()).toBeNull(), { timeout: 5_000, interval: 5 });
    // Nor does anybody take them in the moment in which they have no engine.
    await expect(startRooms(folder)).rejects.toThrow(other);
    await vi.waitFor(() => expect(rooms.port()).toBe(port), { timeout: 8_000, interval: 50 });
    expect(await isThere(port)).toBe(true);
    // Whoever is connected does not keep it from ending.
    const guest = await socketGuest(`ws://127.0.0.1:${port}/rooms/${await opened(port)}`);
    const began = performance.now();
    await rooms.end();
    expect(performance.now() - began).toBeLessThan(4_000);
    await guest.until(() => guest.isClosed, 'the end of the connection');
    expect(rooms.port()).toBeNull();
  });

  it.skipIf(process.platform === 'win32')(
    'end with whoever started them, however that ends: the next start has them, and nothing is lost',
    async () => {
      const folder = newFolder();
      const { parent, port } = await startedApart(folder);
      const opening = openingOf();
      const room = await opened(port, opening);
      const host = await socketGuest(`ws://127.0.0.1:${port}/rooms/${room}`, opening.secret);
      await host.hello();
      parent.kill('SIGKILL');
      await vi.waitFor(() => expect(isThere(port)).rejects.toThrow(), { timeout: 5_000, interval: 5 });
      const again = await started(folder);
      expect(again.port()).toBe(port);
      const back = await socketGuest(`ws://127.0.0.1:${port}/rooms/${room}`, opening.secret);
      await back.hello();
      expect(back.now).toMatchObject({ n: host.now.n, you: { seats: host.now.you.seats } });
      back.cut();
    },
  );

  it('have a port of their own for each folder, the same one every time, and another where that was taken meanwhile', async () => {
    const [one, other] = [newFolder(), newFolder()];
    const rooms = await started(one);
    const beside = await startRooms(other, { port: rooms.first });
    const port = beside.port() ?? 0;
    expect(port).not.toBe(rooms.first);
    expect(await isThere(port)).toBe(true);
    await rooms.end();
    await beside.end();
    // The first port is free, and still the other folder's.
    const again = await startRooms(other, { port: rooms.first });
    expect(again.port()).toBe(port);
    await again.end();
    const stranger = createServer((line) => line.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'));
    onTestFinished(() => void stranger.close());
    await once(stranger.listen(port, '127.0.0.1'), 'listening');
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const moved = await started(other);
    expect(moved.first).not.toBe(port);
    expect(readFileSync(join(other, 'port'), 'utf8')).toBe(`${moved.first}\n`);
    expect(said.mock.calls).toEqual([[expect.stringContaining(`They are at ${moved.first}`)]]);
    said.mockRestore();
  });
});
