import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { passRoomsOn } from '../rooms/pass-on.mjs';
import { headersFor, readHeaders } from '../site/headers.mjs';
import { codingOf, isCopy } from './copies.mjs';
import { misledBy } from './hosts.mjs';

/** How long a request may take to say what it wants, and to come as a whole, in milliseconds; how often that is looked at. */
const patience = { headersTimeout: 15_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 };

/**
 * Serves the files of a folder to this machine, and nothing outside it, with the headers that the folder's `_headers` says. Files are looked
 * at each time, so they may change and go while they are served.
 * @param {string} folder
 * @param {{ ports?: readonly number[], base?: string, rooms?: (() => number | null) | null, key?: string, isOpen?: boolean,
 *   isRefused?: (path: string) => boolean, address?: () => string | null, names?: readonly string[],
 *   disk?: import('../rooms/disk.mjs').Disk | null }} [options] `ports` are tried in order,
 *   0 is any free one; `base` is the path the folder appears under, with slashes at both ends; `rooms` is where rooms are now, if there are any;
 *   `isOpen`: to the whole network, not only to this machine; `isRefused`: for which files the connection is cut for now;
 *   `address`: where others in the network find the site, if it is open to them; `names`: other names of this machine, which requests may name;
 *   `disk`: what rooms may take up.
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 * @throws {NodeJS.ErrnoException} why the last of the ports cannot be had: `EADDRINUSE`, `EACCES`
 */
export async function serve(folder, options = {}) {
  const { ports = [0], base = '/', rooms = null, key = '', isOpen = false, isRefused = () => false, address } = options;
  const { names, disk = null } = options;
  const misled = (/** @type {import('node:http').IncomingMessage} */ { headers: { host } }) => misledBy(host, names);
  const said = join(folder, '_headers');
  const rules = existsSync(said) ? readHeaders(readFileSync(said, 'utf8')) : [];
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => setHeaders(response, headersFor(rules, path)),
  });
  const server = createServer(patience, (request, response) => {
    const { method, url = '/' } = request;
    const elsewhere = misled(request);
    const { 'Cache-Control': _, ...always } = headersFor(rules, '/*');
    if (elsewhere !== null) refuse(response, 421, elsewhere);
    else if (url === `${base}rooms/here`) tellAddress(response, address?.() ?? null);
    else if (isForRooms(request, response)) return;
    if (response.headersSent) return;
    setHeaders(response, always);
    response.on('pipe', (file) => followFile(file, response));
    if (method !== 'GET' && method !== 'HEAD') refuse(response, 405, 'Only to be read');
    else if (!url.startsWith(base)) refuse(response, 404, 'Not found');
    else if (isRefused(url.slice(base.length - 1))) response.destroy();
    else {
      request.url = url.slice(base.length - 1);
      const path = pathOf(request.url);
      if (path === null || isCopy(path)) return refuse(response, 404, 'Not found');
      // sirv would take a copy for whatever lies beside it, and so would caches.
      request.headers['accept-encoding'] = codingOf(folder, path, String(request.headers['accept-encoding'] ?? ''));
      response.setHeader('Vary', 'Accept-Encoding');
      // No file here is large enough to need ranges, and sirv answers some of them wrongly.
      delete request.headers.range;
      try {
        files(request, response, () => refuse(response, 404, 'Not found'));
      } catch {
        // The file was removed between lookup and reading.
        if (response.headersSent) response.destroy();
        else refuse(response, 404, 'Not found');
      }
    }
  });
  const isForRooms = passRoomsOn(server, { base, key, port: rooms, disk, misled });
  const port = await listen(server, ports, isOpen ? undefined : 'localhost');
  return {
    port,
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The file that an address asks for, without its query; null if it is none.
 * @param {string} url
 */
function pathOf(url) {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/**
 * For a page that was opened on this machine itself: the address that leads others to it.
 * @param {import('node:http').ServerResponse} response
 * @param {string | null} address
 */
function tellAddress(response, address) {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(`${JSON.stringify({ address })}\n`);
}

/**
 * sirv lets go of a file that it has begun to send: here it is closed when nobody waits for it any more, and the connection ends when it
 * cannot be read, where else the whole server would.
 * @param {import('node:stream').Readable} file
 * @param {import('node:http').ServerResponse} response
 */
function followFile(file, response) {
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {Readonly<Record<string, string>>} headers
 */
function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} why
 */
function refuse(response, status, why) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(`${why}\n`);
}

/**
 * @param {import('node:http').Server} server
 * @param {readonly number[]} ports
 * @param {string | undefined} host
 * @returns {Promise<number>}
 */
async function listen(server, ports, host) {
  let refusal = new Error('No port was named.');
  for (const port of ports) {
    try {
      return await listenAt(server, port, host);
    } catch (failure) {
      if (failure instanceof Error) refusal = failure;
    }
  }
  throw refusal;
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<number>}
 */
function listenAt(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
