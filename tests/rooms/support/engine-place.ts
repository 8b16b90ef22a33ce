import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../../../tools/rooms/bundle.mjs';
import { startEngine } from '../../../tools/rooms/engine.mjs';
import { startOpponents } from '../../../tools/rooms/opponents.mjs';
import type { Place } from './place.ts';
import { socketGuest } from './socket-guest.ts';

/** The real engine with what is built for it, in a folder of its own. */
export interface EnginePlace extends Place {
  /** Where it listens, without a slash. */
  readonly address: () => string;
  readonly port: () => number;
  /** The folder with everything it stores. */
  readonly folder: string;
  /** Its process ends at once; and is started again. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** `build`: what it runs, if not the rooms as they are; `more`: what the engine is started with beside that. */
export async function enginePlace(
  build: Parameters<typeof bundle>[1] = {},
  more: Partial<Parameters<typeof startEngine>[0]> = {},
): Promise<EnginePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'small-world-rooms-'));
  const built = await bundle(join(folder, 'built'), build);
  const opponents = await startOpponents(built.opponents, { threads: 1 });
  const begin = () => startEngine({ bundle: built.room, data: folder, opponents: opponents.port, ...more });
  let engine = await begin();
  let count = 0;
  const ends = new Set<() => void>();
  const address = () => `127.0.0.1:${engine.port}`;

  return {
    address,
    port: () => engine.port,
    async open(opening) {
      count += 1;
      const headers = { 'x-room-client': `opener ${count}` };
      const answer = await fetch(`http://${address()}/rooms/`, {
        method: 'POST',
        body: JSON.stringify(opening),
        headers,
      });
      if (answer.status !== 201) throw new Error(`not opened: ${answer.status} ${await answer.text()}`);
      const { room } = (await answer.json()) as { room: string };
      return room;
    },
    async connect(room, secret) {
      const guest = await socketGuest(`ws://${address()}/rooms/${room}`, secret);
      ends.add(guest.cut);
      return guest;
    },
    folder: join(folder, 'rooms'),
    kill: () => engine.end('SIGKILL'),
    async start() {
      engine = await begin();
    },
    async crash() {
      await engine.end('SIGKILL');
      engine = await begin();
    },
    async end() {
      for (const cut of ends) cut();
      await engine.end('SIGKILL');
      await opponents.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
