import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findEngine } from '../../tools/rooms/engine.mjs';
import { startRooms } from '../../tools/rooms/rooms.mjs';
import { freePort } from '../../tools/site/free-port.ts';
import { openingOf } from './support/place.ts';
import { socketGuest } from './support/socket-guest.ts';

describe.runIf(findEngine() !== null)('the rooms beside the page', () => {
  it('are there again after their engine has died, and are kept by one engine at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
    const port = await freePort();
    const rooms = await startRooms(folder, { port });
    onTestFinished(async () => {
      await rooms.end();
      rmSync(folder, { recursive: true });
    });
    const isThere = async () => (await fetch(`http://127.0.0.1:${port}/rooms/`)).ok;
    expect(await isThere()).toBe(true);
    await expect(startRooms(folder, { port })).rejects.toThrow(`port ${port} is taken`);
    process.kill(rooms.pid(), 'SIGKILL');
    await vi.waitFor(() => expect(rooms.port()).toBeNull(), { timeout: 5_000, interval: 5 });
    await vi.waitFor(() => expect(rooms.port()).toBe(port), { timeout: 8_000, interval: 50 });
    expect(await isThere()).toBe(true);
    // Whoever is connected does not keep it from ending.
    const opened = await fetch(`http://127.0.0.1:${port}/rooms/`, {
      method: 'POST',
      body: JSON.stringify(openingOf()),
    });
    const { room } = (await opened.json()) as { room: string };
    const guest = await socketGuest(`ws://127.0.0.1:${port}/rooms/${room}`);
    const began = performance.now();
    await rooms.end();
    expect(performance.now() - began).toBeLessThan(4_000);
    await guest.until(() => guest.isClosed, 'the end of the connection');
    expect(rooms.port()).toBeNull();
  });
});
