import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTrying } from '../../../src/screens/open.tsx';
import { checking, digestOf, isOfType } from '../../../src/screens/page/offline/file-checks.ts';
import { useNewVersion, watchVersions } from '../../../src/screens/page/offline/new-version.ts';
import { isStartPage, mayTakeOver } from '../../../src/screens/page/offline/takeover.ts';
import { countComing } from '../../../src/ui/lazy/fetch-now.ts';

describe('a waiting version', () => {
  it('takes over as a page starts, if it is the only one; a page that is loaded again is still open itself', () => {
    const mode = 'navigate';
    expect(mayTakeOver(0, { mode })).toBe(true);
    expect(mayTakeOver(1, { mode, isReloadNavigation: true })).toBe(true);
    // A game on another page.
    expect(mayTakeOver(1, { mode })).toBe(false);
    expect(mayTakeOver(1, { mode, isReloadNavigation: false })).toBe(false);
    expect(mayTakeOver(2, { mode, isReloadNavigation: true })).toBe(false);
  });

  it('answers for the page under any path, whatever it is asked, and for nothing else', () => {
    const scope = 'https://host.test/deep/down/';
    const isStart = (address: string) => isStartPage(new URL(address, scope), scope);
    expect(['./', './?showcase&players=3', './index.html', './#top'].map(isStart)).toEqual([true, true, true, true]);
    expect(['./icon.svg', '../', './deeper/', './deeper/index.html'].map(isStart)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

/** A registration as the browser has it, of which a test can say what waits. */
class Registration extends EventTarget {
  waiting: object | null = null;
  installing: EventTarget | null = null;
  readonly update = vi.fn(() => Promise.reject(new Error('no network')));
}

describe('the watch for newer versions', () => {
  let registration: Registration;
  let end: () => void;

  beforeEach(async () => {
    vi.useFakeTimers();
    registration = new Registration();
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
    end = watchVersions();
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    end();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('says when one has all its files', () => {
    expect(useNewVersion.getState().isReady).toBe(false);
    const installing = new EventTarget();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    expect(useNewVersion.getState().isReady).toBe(false);
    registration.waiting = {};
    installing.dispatchEvent(new Event('statechange'));
    expect(useNewVersion.getState().isReady).toBe(true);
  });

  it('looks each hour and when the page is seen again, with no harm without a network, until it is ended', async () => {
    await vi.advanceTimersByTimeAsync(2.5 * 60 * 60 * 1000);
    expect(registration.update).toHaveBeenCalledTimes(2);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(3);
    end();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(5 * 60 * 60 * 1000);
    expect(registration.update).toHaveBeenCalledTimes(3);
  });
});

describe('a file to be stored', () => {
  const scope = 'https://host.test/deep/';
  const right = new TextEncoder().encode('export {};');
  const page = new TextEncoder().encode('<!doctype html>');
  const of = (bytes: Uint8Array<ArrayBuffer>, type: string, status = 200) =>
    new Response(bytes, { status, headers: { 'content-type': type } });
  const url = `${scope}assets/a.js`;
  const install = new Event('install');
  let plugin: ReturnType<typeof checking>;

  beforeEach(async () => {
    plugin = checking([{ url: 'assets/a.js', revision: null, integrity: await digestOf(right) }], scope);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Whether a first answer is let through, if the host gives these later; and how often it was asked again. */
  async function isKept(first: Response, ...later: Response[]): Promise<[boolean, number]> {
    const ask = vi.fn(async () => later.shift() ?? of(page, 'text/html'));
    vi.stubGlobal('fetch', ask);
    // The pauses are over at once: digests are made on a thread that no clock of a test holds.
    vi.stubGlobal('setTimeout', (done: () => void) => queueMicrotask(done));
    const kept = plugin.fetchDidSucceed?.({ request: new Request(url), response: first, event: install }).then(
      (answer) => answer.headers.get('content-type') === 'text/javascript',
      () => false,
    );
    return [(await kept) === true, ask.mock.calls.length];
  }

  it('is stored only with the type and digest of the build, and otherwise requested three more times', async () => {
    expect(await isKept(of(right, 'text/javascript'))).toEqual([true, 0]);
    expect(await isKept(of(page, 'text/html'))).toEqual([false, 3]);
    expect(await isKept(of(page, 'text/javascript'))).toEqual([false, 3]);
    expect(await isKept(of(right, 'text/html'))).toEqual([false, 3]);
    expect(await isKept(of(right, 'text/javascript', 404))).toEqual([false, 3]);
    expect(await isKept(of(page, 'text/html'), of(page, 'text/html'), of(right, 'text/javascript'))).toEqual([true, 2]);
  });

  it('is checked again when a version is installed, but not each time it is used', async () => {
    const use = async (kept: Response, event?: Event) =>
      (await plugin.cachedResponseWillBeUsed?.({
        cacheName: '',
        request: new Request(`${url}?__WB_REVISION__=1`),
        cachedResponse: kept,
        event,
      })) === kept;
    expect(await use(of(right, 'text/javascript'), install)).toBe(true);
    expect(await use(of(page, 'text/javascript'), install)).toBe(false);
    expect(await use(of(page, 'text/javascript'))).toBe(true);
  });

  it('has a type that browsers accept for it', () => {
    for (const type of ['text/javascript', 'application/javascript; charset=utf-8', 'application/x-javascript']) {
      expect(isOfType('/a.js', type)).toBe(true);
    }
    expect(isOfType('/a.js', 'text/plain')).toBe(false);
    expect(isOfType('/a.css', 'text/css; charset=utf-8')).toBe(true);
    expect(isOfType('/a.css', 'text/html')).toBe(false);
    expect(isOfType('/index.html', 'text/html; charset=utf-8')).toBe(true);
    expect(isOfType('/index.html', 'text/plain')).toBe(false);
    // Hosts do not agree on these; a page is none of them.
    for (const type of ['model/gltf-binary', 'application/octet-stream', ''])
      expect(isOfType('/a.glb', type)).toBe(true);
    expect(isOfType('/a.glb', 'text/html')).toBe(false);
  });
});

describe('a site that could not be kept', () => {
  /** A version on its way. */
  class Installing extends EventTarget {
    state = 'installing';
    become(state: string) {
      this.state = state;
      this.dispatchEvent(new Event('statechange'));
    }
  }

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('is tried again after pauses that grow to an hour, and no more once it is kept', async () => {
    const tries: number[] = [];
    let worker = new Installing();
    const container = {
      register: async () => {
        tries.push(Date.now());
        worker = new Installing();
        return Object.assign(new EventTarget(), { installing: worker, update: async () => undefined }) as never;
      },
    };
    keepTrying(container);
    for (let given = 0; given < 10; given++) {
      await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
      worker.become('redundant');
    }
    await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
    expect(tries.length).toBe(11);
    worker.become('installed');
    worker.become('redundant');
    await vi.advanceTimersByTimeAsync(5 * 60 * 60 * 1000);
    expect(tries.length).toBe(11);
  });

  it('waits half a minute at first, twice as long each time', async () => {
    const began = Date.now();
    const tries: number[] = [];
    keepTrying({
      register: async () => {
        tries.push((Date.now() - began) / 1000);
        throw new TypeError('no network');
      },
    });
    await vi.advanceTimersByTimeAsync(4 * 60 * 60 * 1000);
    expect(tries.slice(0, 5)).toEqual([4, 34, 94, 214, 454]);
    expect(Math.max(...tries.slice(1).map((at, index) => at - (tries[index] ?? 0)))).toBe(3600);
  });

  it('waits until nothing has come for a while that somebody waits for', async () => {
    const register = vi.fn(() => new Promise<never>(() => undefined));
    let arrive = (): void => undefined;
    const model = new Promise<void>((done) => {
      arrive = done;
    });
    keepTrying({ register });
    await vi.advanceTimersByTimeAsync(3000);
    countComing(model);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(register).not.toHaveBeenCalled();
    arrive();
    await vi.advanceTimersByTimeAsync(3000);
    // Something that will not come is no more waited for than what is there.
    countComing(Promise.reject(new Error('lost')));
    await vi.advanceTimersByTimeAsync(500);
    expect(register).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1500);
    expect(register).toHaveBeenCalledTimes(1);
  });

  it('is requested as a newer version while an older one works', async () => {
    const update = vi.fn(async () => undefined);
    const worker = new Installing();
    const registration = Object.assign(new EventTarget(), { installing: worker as Installing | null, update });
    keepTrying({ register: async () => registration as never });
    await vi.advanceTimersByTimeAsync(4000);
    expect(update).not.toHaveBeenCalled();
    registration.installing = null;
    worker.become('redundant');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(update).toHaveBeenCalledTimes(1);
  });
});
