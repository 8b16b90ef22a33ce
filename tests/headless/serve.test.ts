import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/headless/index.ts';
import { Lines } from '../../tools/headless/lines.ts';
import { serve } from '../../tools/headless/serve.ts';

/** The lines of some bytes that come in these pieces, as text. */
function linesOf(chunks: readonly Buffer[], longest = 1000): string[] {
  const lines = new Lines(longest);
  return [...chunks.flatMap((chunk) => [...lines.push(chunk)]), ...lines.rest()].map(String);
}

describe('lines', () => {
  it('are the same wherever the chunks are cut', () => {
    const text = Buffer.from('one\n\ntwo ✓\r\nthree');
    const whole = ['one', '', 'two ✓\r', 'three'];
    const cuts = fc.uniqueArray(fc.nat({ max: text.length }), { maxLength: 6 });
    fc.assert(
      fc.property(cuts, (places) => {
        const ends = [0, ...places.toSorted((a, b) => a - b), text.length];
        const chunks = ends.slice(1).map((end, index) => text.subarray(ends[index], end));
        expect(linesOf(chunks)).toEqual(whole);
      }),
    );
  });

  it('begin behind a byte order mark, wherever the chunks are cut; within a text it is kept', () => {
    const text = Buffer.from('\ufeffone\n\ufefftwo');
    for (let cut = 0; cut <= text.length; cut++)
      expect(linesOf([text.subarray(0, cut), text.subarray(cut)])).toEqual(['one', '\ufefftwo']);
    expect(linesOf([Buffer.from('\ufeff')])).toEqual(['']);
    expect(linesOf([Buffer.from('\n\ufeffone')])).toEqual(['', '\ufeffone']);
  });

  it('that are too long are reported, not kept', () => {
    const part = Buffer.from('12345');
    expect(linesOf([part, part, Buffer.from('\nok\n')], 9)).toEqual(['tooLong', 'ok']);
    expect(linesOf([part, part, Buffer.from('\n')], 10)).toEqual(['1234512345']);
    expect(linesOf([part, part], 9)).toEqual(['tooLong']);
    expect(linesOf([])).toEqual([]);
  });
});

describe('serving', () => {
  const request = '{"request":"hello"}\n';

  it('reads no further while nobody takes the answers, and gives them all in the end', async () => {
    let read = 0;
    const asked = 400;
    const input = Readable.from(
      (function* () {
        for (; read < asked; read++) yield Buffer.from(request.repeat(10));
      })(),
      { objectMode: true, highWaterMark: 1 },
    );
    const output = new PassThrough({ highWaterMark: 1000 });
    const served = serve(createSession(), input, output);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBeLessThan(10);
    let text = '';
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    await served;
    await new Promise((resolve) => setImmediate(resolve));
    expect(text.split('\n')).toHaveLength(asked * 10 + 1);
  });

  it('answers the first line of a text that begins with a byte order mark', async () => {
    const output = new PassThrough();
    const text = Buffer.from('\ufeff{"request":"games"}\r\n{"request":"games"}\r\n');
    await serve(createSession(), Readable.from([text]), output);
    expect(String(output.read())).toBe('{"ok":true,"games":[]}\n'.repeat(2));
  });

  it('answers each line before the next one is sent', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const served = serve(createSession(), input, output);
    for (let id = 0; id < 5; id++) {
      input.write(`{"id":${id},"request":"games"}\n`);
      const answer = await new Promise<Buffer>((resolve) => output.once('data', resolve));
      expect(answer.toString()).toBe(`{"id":${id},"ok":true,"games":[]}\n`);
    }
    input.end();
    await served;
  });
});
