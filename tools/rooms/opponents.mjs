// Opponents in rooms are asked over HTTP, on this machine only. They know nothing but what their seat sees, and think in threads of their own, so that no
// room waits for them.
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {{ id: number, text: string, room: string, answer: (commands: unknown) => void }} Waiting */

/** How long one may think before its thread is ended, in milliseconds; how many letters a question may have. */
const longest = 25_000;
const mostLetters = 2_000_000;
/** Rooms of which it is remembered when they were answered. */
const rememberedRooms = 1_000;

/**
 * Starts them.
 * @param {string} script path of the built thread
 * @param {{ threads?: number, port?: number, about?: object, key?: string }} [options] `port`: any free one by default; `about`: what is told to whoever asks nothing; `key`:
 *   by which whoever may ask is known
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function startOpponents(
  script,
  { threads = Math.max(1, availableParallelism() - 1), port: wanted = 0, about = {}, key = '' } = {},
) {
  const pool = poolOf(script, threads);
  const server = createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {unknown} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      // No page has anything to ask here, whatever name it has.
      if (request.headers.origin !== undefined) return void answer(403, null);
      if (request.method === 'GET') return void answer(200, about);
      if (key !== '' && request.headers['x-rooms-key'] !== key) return void answer(403, null);
      const asked = new AbortController();
      response.once('close', () => asked.abort());
      const room = String(request.headers['x-room'] ?? '');
      const commands = await pool.ask(await textOf(request), room, asked.signal);
      answer(commands === null ? 500 : 200, commands);
    } catch {
      answer(400, null);
    }
  });
  const port = await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    port,
    close: async () => {
      pool.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Threads that answer one question at a time; the others wait, each room's behind those of rooms that were answered longer ago, until nobody waits for them any more.
 * @param {string} script
 * @param {number} most
 */
function poolOf(script, most) {
  /** @type {Waiting[]} */
  const waiting = [];
  /** @type {Set<Worker>} */
  const idle = new Set();
  /** @type {Set<Worker>} */
  const all = new Set();
  let asked = 0;
  /** When a room was answered last, by the number of the question. @type {Map<string, number>} */
  const answered = new Map();
  let isOver = false;

  const drop = (/** @type {Worker} */ worker) => {
    idle.delete(worker);
    all.delete(worker);
    void worker.terminate();
  };

  const free = () => {
    const [worker] = idle;
    if (worker !== undefined) return worker;
    if (all.size >= most) return null;
    const fresh = new Worker(script);
    fresh.unref();
    all.add(fresh);
    return fresh;
  };

  const next = () => {
    if (isOver || waiting.length === 0) return;
    const worker = free();
    if (worker === null) return;
    idle.delete(worker);
    const last = (/** @type {Waiting} */ { room }) => answered.get(room) ?? -1;
    const one = waiting.reduce((first, each) => (last(each) < last(first) ? each : first));
    waiting.splice(waiting.indexOf(one), 1);
    answered.delete(one.room);
    answered.set(one.room, asked++);
    const [oldest] = answered.keys();
    if (answered.size > rememberedRooms && oldest !== undefined) answered.delete(oldest);
    const done = (/** @type {unknown} */ commands, /** @type {boolean} */ isSound) => {
      clearTimeout(limit);
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      one.answer(commands);
      if (isSound) idle.add(worker);
      else drop(worker);
      next();
    };
    const limit = setTimeout(() => done(null, false), longest);
    worker.on('message', ({ commands = null }) => done(commands, true));
    worker.on('error', () => done(null, false));
    worker.postMessage({ ...JSON.parse(one.text), id: one.id });
  };

  return {
    /** @param {string} text @param {string} room @param {AbortSignal} signal nobody waits for it any more @returns {Promise<unknown>} */
    ask: (text, room, signal) => {
      JSON.parse(text);
      return new Promise((resolve) => {
        const one = { id: asked++, text, room, answer: resolve };
        signal.addEventListener('abort', () => {
          const at = waiting.indexOf(one);
          if (at >= 0) waiting.splice(at, 1);
          resolve(null);
        });
        waiting.push(one);
        next();
      });
    },
    end: () => {
      isOver = true;
      for (const worker of all) drop(worker);
      for (const { answer } of waiting.splice(0)) answer(null);
    },
  };
}

/** @param {import('node:http').IncomingMessage} request */
async function textOf(request) {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > mostLetters) throw new Error('too long');
  }
  return text;
}
