import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { misledBy, namesIn } from '../../tools/house/hosts.mjs';
import { serve } from '../../tools/house/serve.mjs';
import { rawLine } from '../rooms/support/raw-line.ts';

const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);

describe('which hosts are this one', () => {
  it.each([
    ...['localhost', 'LocalHost', 'localhost.', 'localhost:5280', 'localhost.:5280', '127.0.0.1', '127.1.2.3:80'],
    ...['[::1]', '[::1]:5280', hostname(), hostname().toUpperCase(), `${hostname().split('.')[0]}.local:5280`],
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]:5280` : `${address}:5280`)),
  ])('%s is', (host) => {
    expect(misledBy(host)).toBeNull();
  });

  it.each([
    ...['evil.example', 'evil.example:5280', 'localhost.evil.example', 'evil-localhost', '127.0.0.1.evil.example'],
    ...['192.0.2.7', '[2001:db8::7]', '[::2]', 'xlocalhost', '127.0.0', `${hostname()}.evil.example`],
  ])('%s is not, and what to do about it is said', (host) => {
    const [, name = ''] = /^(.*?)(?::5280)?$/.exec(host) ?? [];
    expect(misledBy(host)).toContain(`--names ${name.toLowerCase()}`);
    expect(misledBy(host, ['table.example', name])).toBeNull();
  });

  it.each([
    undefined,
    '',
    ' ',
    'local host',
    'localhost@evil.example',
    'localhost/',
    '<b>',
    'localhost:x',
    '::1',
    'localhost,evil.example',
  ])('%j names none', (host) => {
    expect(misledBy(host)).toMatch(/cannot be told/);
  });

  it('others by name: a list, refused where one of it is no name', () => {
    expect(namesIn('table.example, 192.168.1.20,[2001:db8::7]')).toEqual([
      'table.example',
      '192.168.1.20',
      '[2001:db8::7]',
    ]);
    for (const said of ['', 'a,,b', 'https://table.example', 'two words'])
      expect(() => namesIn(said)).toThrow('is no name of a host');
  });
});

describe('our own server', () => {
  it('answers nobody who asks for another host, nor a page that says it is of none: page, rooms and sockets', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
    writeFileSync(join(folder, 'index.html'), 'the page');
    const rooms = await serve(folder);
    const site = await serve(folder, {
      names: ['table.example'],
      rooms: () => rooms.port,
      address: () => 'http://192.168.1.7/',
    });
    onTestFinished(async () => {
      await site.close();
      await rooms.close();
      rmSync(folder, { recursive: true });
    });
    const ask = (path: string, headers: Record<string, string>) =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ port: site.port, host: 'localhost', path, headers }, async (answer) => {
          resolve(`${answer.statusCode} ${(await answer.setEncoding('utf8').toArray()).join('').trim()}`);
        });
        asked.on('error', reject).end();
      });
    const host = `evil.example:${site.port}`;
    for (const path of ['/', '/rooms/', '/rooms/here', '/missing.js'])
      expect(await ask(path, { host, origin: `http://${host}` })).toMatch(/^421 .*--names evil\.example$/);
    expect(await ask('/', { host: `Table.example:${site.port}` })).toBe('200 the page');
    for (const origin of ['', 'null']) expect(await ask('/rooms/', { origin })).toBe('403 {"error":"otherOrigin"}');
    const upgrade = (...headers: string[]) =>
      rawLine(site.port, [
        ['GET /rooms/AAAAAA HTTP/1.1', ...headers, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n'),
      ]);
    expect((await upgrade(`Host: ${host}`)).text).toMatch(/^HTTP\/1\.1 421 .*--names evil\.example\n$/s);
    expect((await upgrade('Host: localhost', 'Origin:')).text).toMatch(/^HTTP\/1\.1 403 /);
    expect((await upgrade('Host: localhost', 'Origin: null')).text).toMatch(/^HTTP\/1\.1 403 /);
  });
});
