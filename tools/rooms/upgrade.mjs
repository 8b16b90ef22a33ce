import { request as ask, STATUS_CODES } from 'node:http';
import { hearsGoodbye, hearsTooMuch } from './frames.mjs';
import { headersIn, headersOut } from './pass-headers.mjs';

/** How long the engine may take to answer, and an end of a line to take what waits for it, in milliseconds. */
const patience = 30_000;
const longest = 60_000;
/** Bytes of a message that a visitor may send: a room reads 16,384 letters, of up to three bytes each. */
const longestMessage = 65_536;
/** How long a line whose one end is over is kept for what is still on its way. */
const farewell = 2_000;

/** @typedef {import('node:stream').Duplex} Line */

/**
 * Passes on who wants a socket of the rooms. The lines are joined once the engine has said that it is one (101); any other answer is told once, and what comes
 * after the request is heard by nobody.
 * @param {import('node:http').IncomingMessage} request
 * @param {Line} socket
 * @param {Buffer} head what has come after the request already
 * @param {{ port: number, path: string, isFull: boolean, key: string }} options `key`: by which the engine knows this server
 */
export function passUpgradeOn(request, socket, head, { port, path, isFull, key }) {
  const { method, headers } = request;
  if (headers.upgrade?.trim().toLowerCase() !== 'websocket') return refuseUpgrade(socket, 426);
  if (method !== 'GET') return refuseUpgrade(socket, 405);
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined)
    return refuseUpgrade(socket, 400, 'Who wants a socket brings nothing along.');
  const wanted = { ...headersIn(request, 'socket', { isFull, key }), connection: 'Upgrade', upgrade: 'websocket' };
  const passed = ask({ host: '127.0.0.1', port, path, agent: false, timeout: patience, headers: wanted });
  let isAnswered = false;
  passed.on('upgrade', (answer, there, first) => {
    isAnswered = true;
    there.setTimeout(0);
    socket.write(headOf(101, { ...headersOut(answer), connection: 'Upgrade', upgrade: 'websocket' }));
    socket.write(first);
    // What came before its time is the visitor's first word.
    there.write(head);
    const over = join(socket, there);
    const hear = hearsGoodbye(() => setTimeout(over, farewell).unref());
    hear(first);
    there.on('data', hear);
    const measure = hearsTooMuch(longestMessage, over);
    measure(head);
    socket.on('data', measure);
  });
  passed.on('response', (answer) => {
    isAnswered = true;
    socket.write(headOf(answer.statusCode ?? 502, { ...headersOut(answer), connection: 'close' }));
    answer.on('data', (part) => socket.write(part));
    answer.on('error', () => socket.destroy());
    answer.on('end', () => partFrom(socket));
  });
  passed.on('timeout', () => passed.destroy(new Error('silent')));
  passed.on('error', () => (isAnswered ? socket.destroy() : refuseUpgrade(socket, 502)));
  socket.on('error', () => socket.destroy());
  socket.on('close', () => passed.destroy());
  passed.end();
}

/**
 * Answers who wanted a socket, and hears nothing more from there.
 * @param {Line} socket
 * @param {number} status
 * @param {string} [why]
 */
export function refuseUpgrade(socket, status, why = STATUS_CODES[status] ?? '') {
  const body = Buffer.from(`${why}\n`);
  const headers = { 'content-type': 'text/plain', 'content-length': body.length, connection: 'close' };
  socket.on('error', () => socket.destroy());
  socket.write(headOf(status, headers));
  socket.write(body);
  partFrom(socket);
}

/**
 * Ends a line after what it was told. What still comes is thrown away: unread, it would take the answer with it.
 * @param {Line} socket
 */
function partFrom(socket) {
  socket.end();
  socket.resume();
  const last = setTimeout(() => socket.destroy(), farewell);
  socket.once('close', () => clearTimeout(last));
}

/**
 * @param {number} status
 * @param {import('node:http').OutgoingHttpHeaders} headers
 */
function headOf(status, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}

/**
 * Leads what comes from either line to the other one, no faster than that takes it; when one is over, so is the other.
 * @param {Line} one
 * @param {Line} other
 * @returns {() => void} ends both
 */
function join(one, other) {
  const end = () => {
    one.destroy();
    other.destroy();
  };
  for (const [from, to] of /** @type {const} */ ([
    [one, other],
    [other, one],
  ])) {
    /** @type {NodeJS.Timeout | undefined} */
    let last;
    from.on('error', end).on('close', end);
    from.on('data', (part) => {
      if (to.write(part)) return;
      from.pause();
      // Who takes nothing for so long is gone, and what waits for him would only grow.
      last = setTimeout(end, longest);
    });
    to.on('drain', () => {
      clearTimeout(last);
      from.resume();
    });
    to.on('close', () => clearTimeout(last));
    from.on('end', () => {
      to.end();
      setTimeout(end, farewell).unref();
    });
  }
  return end;
}
