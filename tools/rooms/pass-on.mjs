import { request as ask, ServerResponse } from 'node:http';
import { networkOf } from '../../src/rooms/host/address.mjs';
import { headersIn, headersOut } from './pass-headers.mjs';
import { turnstile } from './turnstile.mjs';
import { partFrom, passUpgradeOn, refuseUpgrade } from './upgrade.mjs';

/** Where rooms are, below the site. */
const place = 'rooms/';

/** How long the engine may be silent while it is asked something, in milliseconds. */
const patience = 60_000;

/**
 * How many may come to one room: a class after a break at once, and no crowd that comes again and again so fast that others wait for their answers. Who waits does so for three seconds at
 * most: a page gives up after four. Those of one address wait in a line of their own.
 */
const arrivals = { burst: 100, each: 8, longest: 300 };

/** @typedef {import('node:http').IncomingMessage} Request */

/**
 * Passes what is meant for the rooms on to their engine, so that page and rooms have one address: requests and sockets. Everything else is left alone.
 * @param {import('node:http').Server} server
 * @param {{ base: string, port: (() => number | null) | null, disk?: import('./disk.mjs').Disk | null, key?: string, misled?: (request: Request) => string | null }} options
 *   `base`: the path of the site; `port`: where the engine listens now, null while it is away; null itself where there are no rooms; `disk`: what they may
 *   take up; `key`: by which the engine knows this server; `misled`: a sentence for who asks for another host than this one
 * @returns {(request: Request, response: import('node:http').ServerResponse) => boolean} whether it was for the rooms
 */
export function passRoomsOn(server, { base, port, disk = null, key = '', misled = () => null }) {
  /** The path as the engine knows it; null if it is not for the rooms. @param {string} url */
  const within = (url) => {
    const path = url.startsWith(`${base}${place}`) ? plainPath(url) : null;
    return path?.startsWith(`${base}${place}`) ? path.slice(base.length - 1) : null;
  };
  const isFull = () => disk?.isFull() ?? false;
  const comeIn = turnstile(arrivals);

  /** How many answers a connection still waits for. @type {WeakMap<import('node:stream').Duplex, number>} */
  const open = new WeakMap();
  server.prependListener('request', ({ socket }, response) => {
    const count = (/** @type {number} */ more) => open.set(socket, (open.get(socket) ?? 0) + more);
    count(1);
    response.once('close', () => count(-1));
  });

  server.on('upgrade', (request, socket, head) => {
    // From here on it is nobody's but ours: a line that is cut while nobody listens would end the whole server.
    socket.on('error', () => socket.destroy());
    const path = within(request.url ?? '');
    const engine = port?.() ?? null;
    const elsewhere = misled(request);
    // No browser asks for a socket where it still waits for something else: the answers would run into one another.
    if ((open.get(socket) ?? 0) > 0) socket.destroy();
    else if (elsewhere !== null) refuseUpgrade(socket, 421, elsewhere);
    else if (path === null || port === null) answerPlainly(server, request, socket);
    else if (isOfNoPage(request)) refuseUpgrade(socket, 403);
    else if (engine === null) refuseUpgrade(socket, 503);
    else {
      comeIn(codeIn(path), networkOf(request.socket.remoteAddress ?? ''), {
        enter: () =>
          socket.destroyed || passUpgradeOn(request, socket, head, { port: engine, path, isFull: isFull(), key }),
        away: () => refuseUpgrade(socket, 503),
      });
    }
  });

  return (request, response) => {
    const path = within(request.url ?? '');
    if (path === null || port === null) return false;
    const refuse = (/** @type {number} */ status, /** @type {string} */ error) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify({ error })}\n`);
    const { method, socket } = request;
    // Whatever else is asked for has no body that anybody would read.
    const isOpening = method === 'POST';
    const address = socket.remoteAddress ?? '';
    const lacking = isOpening ? (disk?.refusal(address) ?? null) : null;
    const engine = port();
    if (isOfNoPage(request)) refuse(403, 'otherOrigin');
    else if (lacking !== null) refuse(507, lacking);
    // It is being started again.
    else if (engine === null) refuse(503, 'away');
    else {
      // A line for each: what one visitor sends never follows what another has sent.
      const line = { host: '127.0.0.1', port: engine, path, method, agent: false, timeout: patience };
      const passed = ask({
        ...line,
        headers: headersIn(request, isOpening ? 'body' : 'none', { isFull: isFull(), key }),
      });
      passed.on('response', (answer) => {
        // What was opened counts, whoever still waits for the answer.
        if (answer.statusCode === 201) disk?.opened(address, String(answer.headers['x-room-file'] ?? ''));
        // The engine has heard enough. The rest is read all the same, or the visitor would not come to reading the answer.
        request.unpipe(passed).resume();
        response.writeHead(answer.statusCode ?? 502, headersOut(answer));
        answer.on('error', () => response.destroy()).pipe(response);
      });
      passed.on('timeout', () => passed.destroy(new Error('silent')));
      passed.on('error', () => {
        if (!response.headersSent) refuse(502, 'away');
      });
      // Once the engine has heard all of it a table is opened.
      response.on('close', () => (isOpening && request.complete) || passed.destroy());
      if (isOpening) request.pipe(passed);
      else passed.end();
    }
    return true;
  };
}

/**
 * Whoever would rather speak otherwise with the page is answered as everybody is: that is for a server to choose.
 * @param {import('node:http').Server} server
 * @param {Request} request
 * @param {import('node:stream').Duplex} socket
 */
function answerPlainly(server, request, socket) {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(/** @type {import('node:net').Socket} */ (socket));
  response.on('finish', () => partFrom(socket));
  socket.on('timeout', () => socket.destroy());
  socket.resume();
  server.emit('request', request, response);
}

/**
 * A path and its query as the engine reads them, without steps up and down in them: what is counted here by a path is counted of the room to which it leads. Null if nobody can read it.
 * @param {string} url
 */
function plainPath(url) {
  const whole = `http://localhost${url}`;
  if (!URL.canParse(whole)) return null;
  const { pathname, search } = new URL(whole);
  return `${pathname}${search}`;
}

/**
 * The code in a path, however it is written: the front takes it in small letters as well, and with blanks in it.
 * @param {string} path
 */
function codeIn(path) {
  const [room = ''] = path.split('?');
  try {
    return decodeURIComponent(room)
      .toUpperCase()
      .replaceAll(/[^A-Z\d]/g, '');
  } catch {
    return room;
  }
}

/**
 * Does it name an origin that is none? Programs that are no pages name none at all.
 * @param {Request} request
 */
function isOfNoPage({ headers: { origin } }) {
  return origin === '' || origin === 'null';
}
