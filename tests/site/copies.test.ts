import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../tools/house/serve.mjs';
import { layCopies } from '../../tools/site/copies.ts';

const script = `export const words = ${JSON.stringify(Array.from({ length: 200 }, (_, at) => `word ${at}`))};\n`;
const page = `<!doctype html>${'<p>Small World</p>'.repeat(50)}`;
const byBrowsers = 'gzip, deflate, br, zstd';

let folder: string;
let site: Awaited<ReturnType<typeof serve>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, '_headers'), '/*\n  X-All: yes\n/assets/*\n  Cache-Control: immutable\n');
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'assets/app.js'), script);
  writeFileSync(join(folder, 'assets/tiny.js'), ';');
  writeFileSync(join(folder, 'assets/picture.webp'), script);
  await layCopies(folder);
  site = await serve(folder);
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What the server says, word for word: `fetch` would hide the coding. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((tell, fail) => {
    const asked = request(`${site.url}${path}`, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => tell({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', fail).end();
  });
}

const codingFor = async (accepted?: string) =>
  (await ask('assets/app.js', accepted === undefined ? {} : { 'accept-encoding': accepted })).headers[
    'content-encoding'
  ];

describe('compressed copies', () => {
  it('lie beside whatever is smaller that way, and say the same', () => {
    expect(readdirSync(join(folder, 'assets')).sort()).toEqual([
      'app.js',
      'app.js.br',
      'app.js.gz',
      'picture.webp',
      'tiny.js',
    ]);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/app.js.br'))).toString()).toBe(script);
    expect(gunzipSync(readFileSync(join(folder, 'assets/app.js.gz'))).toString()).toBe(script);
  });

  it('are laid anew with their files, and go where they are no smaller any more', async () => {
    writeFileSync(join(folder, 'index.html'), page.replaceAll('World', 'Realm'));
    writeFileSync(join(folder, 'assets/app.js'), ';');
    await layCopies(folder);
    expect(readdirSync(join(folder, 'assets')).filter((name) => name.startsWith('app'))).toEqual(['app.js']);
    const { headers, body } = await ask('', { 'accept-encoding': byBrowsers });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('Small Realm');
  });

  it('are the answer to whoever understands them, the smallest first', async () => {
    expect(await codingFor(byBrowsers)).toBe('br');
    expect(await codingFor('gzip, deflate')).toBe('gzip');
    expect(await codingFor('gzip;q=1.0, br;q=0')).toBe('gzip');
    expect(await codingFor('br;q=0.2')).toBe('br');
    for (const none of [undefined, '', 'identity', 'deflate', 'gzip;q=0', 'gzip;q=0.000', 'brave'])
      expect(await codingFor(none), none).toBeUndefined();
    const { headers, body } = await ask('', { 'accept-encoding': 'gzip' });
    expect([headers['content-encoding'], gunzipSync(body).toString()]).toEqual(['gzip', page]);
  });

  it('are told as the file they stand for, each with a tag of its own', async () => {
    const answers = await Promise.all(
      [undefined, 'gzip', 'br'].flatMap((coding) =>
        ['GET', 'HEAD'].map((method) =>
          ask('assets/app.js', coding === undefined ? {} : { 'accept-encoding': coding }, method),
        ),
      ),
    );
    for (const { status, headers, body } of answers) {
      const { vary, 'content-type': type, 'cache-control': kept, 'x-all': all } = headers;
      expect([status, vary, type, kept, all]).toEqual([200, 'Accept-Encoding', 'text/javascript', 'immutable', 'yes']);
      if (body.length > 0) expect(headers['content-length']).toBe(String(body.length));
    }
    const [plain, told, , toldGzip, , toldBr] = answers;
    expect(plain?.body.toString()).toBe(script);
    expect([told, toldGzip, toldBr].map((answer) => answer?.body.length)).toEqual([0, 0, 0]);
    const tags = answers.map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const [place, coding] of ['', '', 'gzip', 'gzip', 'br', 'br'].entries()) {
      const again = await ask('assets/app.js', { 'accept-encoding': coding, 'if-none-match': tags[place] ?? '' });
      expect([again.status, again.headers.vary]).toEqual([304, 'Accept-Encoding']);
    }
  });

  it('say in caches on the way that they are no answer for everybody, even where there is none', async () => {
    for (const path of ['assets/tiny.js', 'assets/picture.webp', ''])
      expect((await ask(path)).headers.vary).toBe('Accept-Encoding');
  });

  it.each(['br', 'gzip'])('that are not of the file as it is now are never the answer: %s', async (coding) => {
    const understood = { 'accept-encoding': coding };
    const newer = script.replace('word 1', 'deed 1');
    writeFileSync(join(folder, 'assets/app.js'), newer);
    const { headers, body } = await ask('assets/app.js', understood);
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, newer]);
    await layCopies(folder);
    expect((await ask('assets/app.js', understood)).headers['content-encoding']).toBe(coding);
    // Nor one that was written by itself, later.
    for (const ending of ['br', 'gz']) writeFileSync(join(folder, `assets/app.js.${ending}`), 'something else');
    expect((await ask('assets/app.js', understood)).body.toString()).toBe(newer);
    rmSync(join(folder, 'assets/app.js'));
    expect((await ask('assets/app.js', understood)).status).toBe(404);
  });

  it('are no files of their own', async () => {
    for (const ending of ['br', 'gz']) {
      expect((await ask(`assets/app.js.${ending}`, { 'accept-encoding': byBrowsers })).status).toBe(404);
      expect((await ask(`assets/app%2ejs%2e${ending}`)).status).toBe(404);
    }
  });
});
