import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portRefusal } from '../../tools/house/port.mjs';
import { serve } from '../../tools/house/serve.mjs';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'app.js'), 'export {};');
  // More than the buffers on the way hold; a hole takes no room.
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), 64 * 1024 * 1024);
  site = await serve(folder, { base: '/some/path/' });
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** How many of this process's descriptors are files of the served folder. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((id) => {
    try {
      return readlinkSync(`/proc/self/fd/${id}`).startsWith(folder);
    } catch {
      // It was that of the list itself.
      return false;
    }
  }).length;
}

/** Begins to load a file and goes away as soon as some of it has come. */
function abort(path: string): Promise<void> {
  return new Promise((done, fail) => {
    const load = request(`${site.url}${path}`, (answer) => {
      answer.once('data', () => load.destroy());
      answer.once('close', () => done());
    });
    load.on('error', fail);
    load.end();
  });
}

describe('our own server', () => {
  it.each(['bytes=5-1', 'bytes=-5', 'bytes=a-b', 'items=1'])(
    'answers %s with the whole file, and goes on',
    async (range) => {
      for (let time = 0; time < 2; time++) {
        const answer = await fetch(`${site.url}app.js`, { headers: { range } });
        expect([answer.status, await answer.text()]).toEqual([200, 'export {};']);
      }
    },
  );

  it.runIf(process.platform === 'linux')('keeps no file open for those who went away', async () => {
    for (let load = 0; load < 50; load++) await abort('large.bin');
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  });

  it('goes on when files come and go: a missing one is told to be missing, never answered with the page', async () => {
    rmSync(join(folder, 'app.js'));
    expect((await fetch(`${site.url}app.js`)).status).toBe(404);
    writeFileSync(join(folder, 'app.js'), 'export const late = true;');
    const answer = await fetch(`${site.url}app.js`);
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'text/javascript',
      'export const late = true;',
    ]);
  });

  it.skipIf(process.platform === 'win32')('goes on when a file that is there cannot be opened', async () => {
    // As one that goes in the very moment: a socket has a name among the files, and is none.
    const socket = createServer().listen(join(folder, 'gone.js'));
    await once(socket, 'listening');
    await expect(fetch(`${site.url}gone.js`)).rejects.toThrow();
    socket.close();
    expect((await fetch(site.url)).status).toBe(200);
  });

  it('gives nothing outside its folder, and is only to be read', async () => {
    const { port } = new URL(site.url);
    const raw = (line: string) =>
      new Promise<string>((tell) => {
        const line_ = createConnection({ host: 'localhost', port: Number(port) }, () =>
          line_.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        );
        let heard = '';
        line_.on('data', (part) => {
          heard += part;
        });
        line_.on('close', () => tell(heard.slice(9, 12)));
      });
    writeFileSync(`${folder}-secret`, '');
    const secret = `${folder.split('/').at(-1)}-secret`;
    expect(await raw(`GET /some/path/../${secret}`)).toBe('404');
    expect(await raw(`GET /some/path/..%2f${secret}`)).toBe('404');
    expect(await raw(`GET /some/path/%2e%2e/${secret}`)).toBe('404');
    expect(await raw('GET /some/path/app.js%00')).toBe('404');
    expect(await raw('GET /app.js')).toBe('404');
    expect(await raw('GET /some/path/%')).toBe('404');
    expect(await raw('POST /some/path/')).toBe('405');
    expect(await raw('GET /some/path/')).toBe('200');
    rmSync(`${folder}-secret`);
  });

  it('says the headers of the `_headers` file in its folder, those of a path only of what is there', async () => {
    const said = '/*\n  X-All: yes\n/assets/*\n  Cache-Control: immutable\n/one.js\n  X-One: 1\n';
    await site.close();
    writeFileSync(join(folder, '_headers'), said);
    writeFileSync(join(folder, 'one.js'), '');
    site = await serve(folder);
    const heard = async (path: string) => {
      const { headers } = await fetch(`${site.url}${path}`);
      return [headers.get('x-all'), headers.get('cache-control'), headers.get('x-one')];
    };
    expect(await heard('')).toEqual(['yes', 'no-cache', null]);
    expect(await heard('one.js')).toEqual(['yes', 'no-cache', '1']);
    expect(await heard('assets/missing.js')).toEqual(['yes', null, null]);
  });
});

describe('the port', () => {
  it('that is taken is told as taken', async () => {
    const port = Number(new URL(site.url).port);
    const failure = await serve(folder, { ports: [port] }).catch((reason) => reason);
    expect(portRefusal(port, failure)).toBe(
      `Port ${port} is taken by another program: end it, or choose another port.`,
    );
  });
});
