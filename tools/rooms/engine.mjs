import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { guard } from './guard.mjs';

/** @typedef {{ port: number, pid: number, end: (signal?: NodeJS.Signals) => Promise<void>, ended: Promise<void> }} Engine */

/** How long the engine may take to answer for the first time, and to end once it is told to, in milliseconds: it waits for all who are connected to leave. */
const patience = 15_000;
const farewell = 1_000;

/** What a room may take up on the disk, in bytes. */
const usualRoomBytes = 20_000_000;

/**
 * The engine's program; null where it was not installed, or does not exist for this machine.
 * @returns {string | null}
 */
export function findEngine() {
  const require = createRequire(import.meta.url);
  const os = { linux: 'linux', darwin: 'darwin', win32: 'windows' }[String(process.platform)];
  const name = `@cloudflare/workerd-${os}-${process.arch === 'arm64' ? 'arm64' : '64'}`;
  const program = process.platform === 'win32' ? 'workerd.exe' : 'workerd';
  try {
    return require.resolve(`${name}/bin/${program}`);
  } catch {
    return null;
  }
}

/**
 * Starts the rooms: the built room in the engine, which keeps them in a folder.
 * @param {{ bundle: string, data: string, opponents: number, port?: number, origins?: string, vapid?: string, key?: string, names?: string, pushOrigin?: string, roomBytes?: number, inspector?: number, onSaid?: (text: string) => void }} options
 *   `opponents`: the port at which they are asked; `port`: any free one by default; `vapid`: the key of notices, without which there are none; `key`, `names`: as `startRooms` has them; `pushOrigin`:
 *   for tests, a push service on this machine; `roomBytes`: what one room may take up; `inspector`: for measurements, the port at which the engine lets its heap be looked at; `onSaid` hears what the engine reports
 * @returns {Promise<Engine>}
 * @throws {Error} with a sentence that says why there are no rooms
 */
export async function startEngine(options) {
  const {
    bundle,
    data,
    opponents,
    port: wanted = 0,
    origins = '',
    vapid = '',
    key = '',
    names = '',
    pushOrigin = '',
    roomBytes = usualRoomBytes,
    inspector,
    onSaid,
  } = options;
  const program = findEngine();
  if (program === null) throw new Error('the program that holds them (workerd) is not installed for this machine.');
  const port = wanted === 0 ? await freePort() : wanted;
  const folder = join(data, 'engine');
  mkdirSync(join(data, 'rooms'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  keep(join(folder, 'room.mjs'), readFileSync(bundle, 'utf8'));
  const settings = { port, opponents, data: join(data, 'rooms'), origins, vapid, key, names, pushOrigin, roomBytes };
  keep(join(folder, 'rooms.capnp'), configuration(settings));
  const looked = inspector === undefined ? [] : [`--inspector-addr=127.0.0.1:${inspector}`];
  const child = spawn(program, ['serve', '--experimental', ...looked, join(folder, 'rooms.capnp')], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  guard(child);
  let said = '';
  child.stderr.on('data', (text) => {
    said = `${said}${text}`.slice(-2000);
    onSaid?.(String(text));
    if (process.env.ROOMS_LOG) process.stderr.write(text);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    child.once('error', (failure) => {
      said += String(failure);
      resolve();
    });
    child.once('exit', () => resolve());
  });
  const end = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    child.kill(signal);
    // What was acknowledged is stored: nobody loses anything by this.
    const last = setTimeout(() => child.kill('SIGKILL'), farewell);
    await ended;
    clearTimeout(last);
  };
  const isThere = await Promise.race([answers(port), ended.then(() => false)]);
  if (!isThere) {
    await end('SIGKILL');
    throw new Error(
      `the program that holds them does not start here: ${said.trim().split('\n')[0] || 'it says nothing.'}`,
    );
  }
  return { port, pid: child.pid ?? 0, end, ended };
}

/**
 * Writes a file for the eyes of whoever runs the rooms (the key of notices may be in it), unless it is there: an engine is started again where the disk has no room.
 * @param {string} file
 * @param {string} text
 */
function keep(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
}

/**
 * Does the engine answer within its time?
 * @param {number} port
 */
async function answers(port) {
  for (const end = Date.now() + patience; Date.now() < end; await pause(25)) {
    try {
      const { ok } = await fetch(`http://127.0.0.1:${port}/rooms/`);
      if (ok) return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/**
 * The engine's configuration: one worker with its rooms, their disk, and the way to the opponents. Sockets are not compressed: messages have a kilobyte, and
 * what compresses them would need more memory than all else of a room (`npm run bench:rooms -- sizes`).
 * What it asks of the net is asked of public addresses alone, unless a test has its push service on this machine.
 * @param {{ port: number, opponents: number, data: string, origins: string, vapid: string, key: string, names: string, pushOrigin: string, roomBytes: number }} options
 */
function configuration({ port, opponents, data, origins, vapid, key, names, pushOrigin, roomBytes }) {
  const text = (/** @type {string} */ value) => JSON.stringify(value);
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "internet", network = (allow = [${pushOrigin === '' ? '' : '"private", '}"public"], tlsOptions = (trustBrowserCas = true))),
    (name = "front", worker = .front),
    (name = "disk", disk = (path = ${text(data)}, writable = true)),
    (name = "opponents", external = (address = "127.0.0.1:${opponents}", http = ())),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "front")],
);
const front :Workerd.Worker = (
  modules = [(name = "room.mjs", esModule = embed "room.mjs")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["no_web_socket_compression"],
  durableObjectNamespaces = [(className = "RoomObject", uniqueKey = "rooms", enableSql = true)],
  durableObjectStorage = (localDisk = "disk"),
  bindings = [
    (name = "rooms", durableObjectNamespace = "RoomObject"),
    (name = "opponents", service = "opponents"),
    (name = "origins", text = ${text(origins)}),
    (name = "vapid", text = ${text(vapid)}),
    (name = "key", text = ${text(key)}),
    (name = "names", text = ${text(names)}),
    (name = "pushOrigin", text = ${text(pushOrigin)}),
    (name = "roomBytes", text = "${roomBytes}"),
    (name = "files", service = "disk"),
  ],
);
`;
}
