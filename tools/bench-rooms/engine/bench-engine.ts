import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Opening } from '../../../src/rooms/protocol/index.ts';
import { bundle } from '../../rooms/bundle.mjs';
import { startEngine } from '../../rooms/engine.mjs';
import type { Audit } from './audit.ts';

/** The real engine with rooms of its own in a folder that is thrown away afterwards. */
export interface BenchEngine {
  readonly port: number;
  /** Milliseconds from its start to its first answer, the last time it was started. */
  readonly startMs: number;
  /** The built threads for opponents. */
  readonly thinking: string;
  open(opening: Opening): Promise<string>;
  address(room: string): string;
  audit(room: string): Promise<Audit>;
  hash(rows: unknown): Promise<string>;
  /** Megabytes that its process holds in memory; NaN where the system does not say. */
  memory(): number;
  /** Ends its process at once, as when the power fails. */
  kill(): Promise<void>;
  /** Starts it again, on the same port, with the same disk. */
  start(): Promise<void>;
  end(): Promise<void>;
}

let opened = 0;

/** What is asked of rooms that have a door to their disk (worker.ts). `ask` gives an answer that is in order, or throws. */
export const roomsBehind = (ask: (path: string, init?: RequestInit) => Promise<Response>) => ({
  async open(opening: Opening): Promise<string> {
    opened += 1;
    // Another address each time: nobody may open many rooms in a row.
    const headers = { 'x-room-client': `bench ${opened}` };
    const answer = await ask('/rooms/', { method: 'POST', body: JSON.stringify(opening), headers });
    return ((await answer.json()) as { room: string }).room;
  },
  audit: async (room: string) => (await ask(`/audit/${room}`)).json() as Promise<Audit>,
});

/** Starts one. `opponents`: the port at which they are asked. */
export async function benchEngine({ opponents = 9 }: { opponents?: number } = {}): Promise<BenchEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-rooms-'));
  const built = await bundle(join(folder, 'built'), { worker: 'tools/bench-rooms/engine/worker.ts' });
  const begin = (port?: number) =>
    startEngine({ bundle: built.room, data: folder, opponents, ...(port === undefined ? {} : { port }) });
  let began = performance.now();
  let engine = await begin();
  const { port } = engine;
  let startMs = performance.now() - began;
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  return {
    port,
    get startMs() {
      return startMs;
    },
    thinking: built.opponents,
    address: (room) => `ws://127.0.0.1:${port}/rooms/${room}`,
    ...roomsBehind(ask),
    hash: async (rows) => (await ask('/hash', { method: 'POST', body: JSON.stringify(rows) })).text(),
    memory: () => memoryOf(engine.pid),
    kill: () => engine.end('SIGKILL'),
    async start() {
      began = performance.now();
      engine = await begin(port);
      startMs = performance.now() - began;
    },
    async end() {
      await engine.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Megabytes that a process holds in memory. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return Number.NaN;
  }
}
