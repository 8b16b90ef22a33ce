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
}

/** `more`: what the engine is started with beside that. */
export async function enginePlace(more: Partial<Parameters<typeof startEngine>[0]> = {}): Promise<EnginePlace> {
  const folder = mkdtempSync(join(tmpdir(), 'small-world-rooms-'));
  const built = await bundle(join(folder, 'built'));
  const opponents = await startOpponents(built.opponents, { threads: 1 });
  const start = () => startEngine({ bundle: built.room, data: folder, opponents: opponents.port, ...more });
  let engine = await start();
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
    async crash() {
      await engine.end('SIGKILL');
      engine = await start();
    },
    async end() {
      for (const cut of ends) cut();
      await engine.end('SIGKILL');
      await opponents.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
