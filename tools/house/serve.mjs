import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

/** @type {Readonly<Record<string, string>>} */
const kinds = {
  '.css': 'text/css; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the files of a folder to this machine, and nothing outside it.
 * @param {string} folder
 * @param {{ ports?: readonly number[], base?: string }} [options] `ports` are tried in order, 0 is any free one;
 *   `base` is the path the folder appears under, with slashes at both ends.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(folder, { ports = [0], base = '/' } = {}) {
  const server = createServer((request, response) => {
    const path =
      request.method === 'GET' || request.method === 'HEAD' ? fileFor(folder, base, request.url ?? '/') : null;
    if (path === null) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    response.writeHead(200, {
      'content-type': kinds[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path).pipe(response);
  });
  const port = await listen(server, ports);
  return {
    url: `http://localhost:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The file an address stands for, or null where there is none inside the folder.
 * @param {string} folder
 * @param {string} base
 * @param {string} address
 */
export function fileFor(folder, base, address) {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    if (!path.startsWith(base) || path.includes('\0')) return null;
    const file = join(folder, path.slice(base.length - 1));
    if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
    const whole = path.endsWith('/') ? join(file, 'index.html') : file;
    return statSync(whole).isFile() ? whole : null;
  } catch {
    // Not an address, or no such file.
    return null;
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {readonly number[]} ports
 * @returns {Promise<number>}
 */
async function listen(server, ports) {
  for (const port of ports) {
    const heard = await new Promise((resolve) => {
      const refused = () => resolve(null);
      server.once('error', refused);
      server.listen(port, 'localhost', () => {
        server.off('error', refused);
        resolve(server.address());
      });
    });
    if (heard !== null) return heard.port;
  }
  throw new Error(`None of these ports is free: ${ports.join(', ')}`);
}
