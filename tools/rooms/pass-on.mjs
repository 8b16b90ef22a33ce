import { request as ask } from 'node:http';
import { connect } from 'node:net';

/** Where rooms are, below the site. */
const place = 'rooms/';

/**
 * Passes what is meant for the rooms on to their engine, so that page and rooms have one address: requests and sockets. Everything else is left alone.
 * @param {import('node:http').Server} server
 * @param {{ base: string, port: (() => number | null) | null }} options `base`: the path of the site; `port`: where the engine listens now, null
 *   while it is away; null itself where there are no rooms
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean} whether it was for the rooms
 */
export function passRoomsOn(server, { base, port }) {
  /** The path as the engine knows it; null if it is not for the rooms. @param {string} url */
  const within = (url) => (url.startsWith(`${base}${place}`) ? url.slice(base.length - 1) : null);

  server.on('upgrade', (request, socket, head) => {
    const path = within(request.url ?? '');
    const engine = port?.() ?? null;
    if (path === null || engine === null) {
      const status = path === null || port === null ? '404 Not Found' : '503 Service Unavailable';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
      return;
    }
    const there = connect(engine, '127.0.0.1');
    const end = () => {
      socket.destroy();
      there.destroy();
    };
    for (const side of [socket, there]) side.on('error', end).on('close', end);
    there.on('connect', () => {
      there.write(`GET ${path} HTTP/1.1\r\n${linesOf(headersFor(request))}\r\n`);
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
  });

  return (request, response) => {
    const path = within(request.url ?? '');
    if (path === null || port === null) return false;
    const engine = port();
    const away = (/** @type {number} */ status) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"away"}\n');
    if (engine === null) {
      // It is being started again.
      away(503);
      return true;
    }
    const { method } = request;
    const passed = ask({ host: '127.0.0.1', port: engine, path, method, headers: headersFor(request) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => {
      if (response.headersSent) response.destroy();
      else away(502);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
    return true;
  };
}

/**
 * The headers of a request with the address of whoever sent it, which nobody can choose.
 * @param {import('node:http').IncomingMessage} request
 */
function headersFor({ headers: { 'cf-connecting-ip': _, ...headers }, socket }) {
  return { ...headers, 'x-room-client': socket.remoteAddress ?? '' };
}

/** @param {import('node:http').OutgoingHttpHeaders} headers */
function linesOf(headers) {
  const line = (/** @type {string} */ name, /** @type {unknown} */ value) => `${name}: ${value}\r\n`;
  return Object.entries(headers)
    .flatMap(([name, value]) => (Array.isArray(value) ? value.map((one) => line(name, one)) : [line(name, value)]))
    .join('');
}
