// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preload } from '../../../src/ui/lazy/preload.ts';

const script = (body = 'export {}') => new Response(body, { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const caches = () => asked.mock.calls.map(([, options]) => options?.cache);

it('preload imports nothing before all files have arrived, and fetches each once', async () => {
  asked.mockImplementation(async () => script());
  const load = vi.fn(async () => 'here');
  expect(await preload(load, ['once-a.js', 'once-b.js'])).toBe('here');
  expect(await preload(load, ['once-a.js'])).toBe('here');
  expect(asked.mock.calls.map(([address]) => String(address).split('/').at(-1))).toEqual(['once-a.js', 'once-b.js']);
});

it('preload rejects a front page in place of a script, and bypasses the browser’s cache when called again', async () => {
  asked.mockImplementationOnce(async () => page()).mockImplementation(async () => script());
  const load = vi.fn(async () => 'here');
  await expect(preload(load, ['poisoned.js'])).rejects.toThrow('poisoned.js');
  expect(load).not.toHaveBeenCalled();
  expect(await preload(load, ['poisoned.js'])).toBe('here');
  expect(caches()).toEqual(['default', 'reload']);
});

it('preload fetches a damaged script again, so that the next page finds a good one', async () => {
  asked.mockImplementation(async () => script('expo'));
  const load = vi.fn(async () => Promise.reject(new SyntaxError('damaged')));
  await expect(preload(load, ['damaged.js'])).rejects.toThrow('damaged');
  await expect(preload(load, ['damaged.js'])).rejects.toThrow('damaged');
  expect(caches()).toEqual(['default', 'reload']);
});

it('preload gives up on a host that sends nothing', async () => {
  vi.useFakeTimers();
  asked.mockImplementation(
    (_, options) =>
      new Promise((_done, fail) => options?.signal?.addEventListener('abort', () => fail(options.signal?.reason))),
  );
  const end = expect(preload(async () => 'here', ['silent.js'])).rejects.toThrow('silent.js');
  await vi.advanceTimersByTimeAsync(60_000);
  await end;
});
