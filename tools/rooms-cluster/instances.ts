import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Opening } from '../../src/rooms/protocol/index.ts';
import type { Audit } from '../bench-rooms/engine/audit.ts';
import { roomsBehind } from '../bench-rooms/engine/bench-engine.ts';
import { root } from '../house/run.mjs';
import { bundle } from '../rooms/bundle.mjs';
import { findEngine } from '../rooms/engine.mjs';
import { freePorts } from '../site/free-port.ts';

/** One machine of the cluster: here, one process of this machine. */
export interface Instance {
  readonly port: number;
  readonly child: () => ChildProcess;
  start(): Promise<void>;
  /** Sends a signal, and waits for the end if that is what it brings. */
  signal(name: NodeJS.Signals): Promise<void>;
  /** Starts it again if it has ended by itself, as whatever watches over it would. */
  watch(): Promise<void>;
}

/** Two instances on one bucket, started as docs/hosting.md says, with a door to their rooms' disk for looking. */
export interface Cluster {
  readonly instances: readonly [Instance, Instance];
  open(opening: Opening): Promise<string>;
  /** Asks whichever instance answers, until one does. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  audit(room: string): Promise<Audit>;
  address(room: string): string;
  /** Where devices are led to: an instance, the other one if nothing answers there. */
  prefer(instance: Instance): void;
  end(): Promise<void>;
}

/**
 * Starts both on the bucket at that port of this machine. `opponents`: where they are asked, if anywhere; `worker`: what the engines run, if not the rooms
 * with a door to their disk.
 */
export async function startCluster(
  bucket: number,
  {
    opponents = 9,
    worker = 'tools/bench-rooms/engine/worker.ts',
  }: { readonly opponents?: number; readonly worker?: string } = {},
): Promise<Cluster> {
  const program = findEngine();
  if (program === null) throw new Error('The program that holds rooms (workerd) is not installed for this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'rooms-cluster-'));
  const { room } = await bundle(join(folder, 'made'), { worker });
  mkdirSync(join(folder, 'built'));
  copyFileSync(room, join(folder, 'built', 'room.mjs'));
  copyFileSync(`${root}hosting/rooms/cluster.capnp`, join(folder, 'cluster.capnp'));
  writeFileSync(join(folder, 'cluster.key'), randomBytes(32).toString('hex'));
  const env = {
    ...process.env,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${bucket}`,
    AWS_REGION: 'auto',
    AWS_ACCESS_KEY_ID: 'a',
    AWS_SECRET_ACCESS_KEY: 'b',
  };
  const instanceAt = (port: number, among: number): Instance => {
    const disk = join(folder, `disk-${port}`);
    mkdirSync(disk);
    let child: ChildProcess | null = null;
    const instance: Instance = {
      port,
      child: () => child ?? missing(),
      async start() {
        const args = [
          'serve',
          '--experimental',
          join(folder, 'cluster.capnp'),
          '--socket-addr',
          `http=127.0.0.1:${port}`,
        ];
        const more = ['--directory-path', `disk=${disk}`, '--cluster-addr', `127.0.0.1:${among}`];
        more.push('--external-addr', `opponents=127.0.0.1:${opponents}`);
        child = spawn(program, [...args, ...more], { env, stdio: ['ignore', 'ignore', 'inherit'] });
        for (const end = Date.now() + 30_000; ; await pause(25)) {
          const answer = await fetch(`http://127.0.0.1:${port}/rooms/`).catch(() => null);
          if (answer?.ok) return;
          if (Date.now() > end || child.exitCode !== null) throw new Error(`The instance at ${port} does not start.`);
        }
      },
      async signal(name) {
        const ending = child ?? missing();
        const isEnd = name === 'SIGKILL' || name === 'SIGTERM';
        const ended = isEnd ? once(ending, 'exit') : null;
        ending.kill(name);
        await ended;
      },
      async watch() {
        if (child?.exitCode !== null || child.signalCode !== null) await instance.start();
      },
    };
    return instance;
  };
  // For visitors and for the other instance, of both.
  const [one = 0, oneAmong = 0, other = 0, otherAmong = 0] = await freePorts(4);
  const instances = [instanceAt(one, oneAmong), instanceAt(other, otherAmong)] as const;
  for (const instance of instances) await instance.start();
  let preferred: Instance = instances[0];

  const door = createServer((here) => {
    here.on('error', () => undefined);
    const [first, second] = preferred === instances[0] ? instances : [instances[1], instances[0]];
    const lead = (port: number, otherwise: number | null) => {
      const there = connect(port, '127.0.0.1');
      let isThere = false;
      there.on('connect', () => {
        isThere = true;
        here.pipe(there).pipe(here);
      });
      there.on('error', () => undefined);
      there.on('close', () => {
        if (!isThere && otherwise !== null) lead(otherwise, null);
        else here.destroy();
      });
      here.on('close', () => there.destroy());
    };
    lead(first.port, second.port);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const { port } = door.address() as AddressInfo;
  /** Asks again where an instance has just gone. */
  const ask = async (path: string, init: RequestInit = {}) => {
    for (const end = Date.now() + 60_000; ; await pause(300)) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => null);
      if (answer?.ok) return answer;
      if (Date.now() > end) throw new Error(`${path}: ${answer?.status}`);
    }
  };

  return {
    instances,
    address: (room) => `ws://127.0.0.1:${port}/rooms/${room}`,
    ...roomsBehind(ask),
    ask,
    prefer: (instance) => {
      preferred = instance;
    },
    async end() {
      door.close();
      for (const instance of instances)
        if (instance.child().exitCode === null) await instance.signal('SIGKILL').catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function missing(): never {
  throw new Error('The instance was not started.');
}
