import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRoomAt } from '../../../src/rooms/client/index.ts';
import type { Opening } from '../../../src/rooms/protocol/index.ts';
import { root } from '../../house/run.mjs';
import { freePort } from '../../site/free-port.ts';

/** What `npm start` runs, as somebody has it at home, with rooms of its own that are thrown away. */
export interface NpmStart {
  readonly url: string;
  /** Where the rooms are kept. */
  readonly folder: string;
  /** Opens a room; its code. From one address only a few are taken in a row. */
  open(opening: Opening): Promise<string>;
  /** A room's socket. */
  address(room: string): string;
  end(): Promise<void>;
}

/** Milliseconds: the site may have to be built first; whoever is told to end does so. */
const patience = 10 * 60_000;
const farewell = 10_000;

/** Starts it, and waits until the table is laid. Throws with what it said if there are no rooms. */
export async function npmStart(): Promise<NpmStart> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const port = await freePort();
  const ROOMS_PORT = String(await freePort());
  const child = spawn(process.execPath, [`${root}tools/start.mjs`, '--port', `${port}`], {
    cwd: root,
    env: { ...process.env, ROOMS_FOLDER: folder, ROOMS_PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: whatever happens, its engine ends with it.
    detached: true,
  });
  const endAll = () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAll);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async () => {
    child.kill();
    const last = setTimeout(() => child.kill('SIGKILL'), farewell);
    await ended;
    clearTimeout(last);
    process.off('exit', endAll);
    endAll();
  };
  let said = '';
  const isLaid = await new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), patience);
    const hear = (text: unknown) => {
      said += String(text);
      const isOver = said.includes('There are no rooms');
      if (!isOver && !said.includes('The table is laid')) return;
      clearTimeout(late);
      resolve(!isOver);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => resolve(false));
  });
  if (!isLaid) {
    await end();
    throw new Error(`npm start: ${said}`);
  }
  const url = `http://localhost:${port}/`;
  return {
    url,
    folder,
    open: (opening) => openRoomAt(url, opening),
    address: (room) => `ws://localhost:${port}/rooms/${room}`,
    end,
  };
}
