// Opponents in rooms are asked over HTTP, on this machine only. They know nothing but what their seat sees, and think in threads of their own, so that no
// room waits for them.
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** @typedef {{ id: number, text: string, answer: (commands: unknown) => void }} Waiting */

/** How long one may think before its thread is ended, in milliseconds; how many letters a question may have. */
const longest = 25_000;
const mostLetters = 2_000_000;

/**
 * Starts them.
 * @param {string} script path of the built thread
 * @param {{ threads?: number, port?: number, about?: object }} [options] `port`: any free one by default; `about`: what is told to whoever asks nothing
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function startOpponents(
  script,
  { threads = Math.max(1, availableParallelism() - 1), port: wanted = 0, about = {} } = {},
) {
  const pool = poolOf(script, threads);
  const server = createServer(async (request, response) => {
    const answer = (/** @type {number} */ status, /** @type {unknown} */ body) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      if (request.method === 'GET') return void answer(200, about);
      const commands = await pool.ask(await textOf(request));
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
 * Threads that answer one question at a time; the others wait.
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
    const one = waiting.shift();
    if (one === undefined) return;
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
    /** @param {string} text @returns {Promise<unknown>} */
    ask: (text) => {
      JSON.parse(text);
      return new Promise((resolve) => {
        waiting.push({ id: asked++, text, answer: resolve });
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
