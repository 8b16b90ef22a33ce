import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNewVersion, watchVersions } from '../../src/app/offline/new-version.ts';
import { isStartPage, mayTakeOver } from '../../src/app/offline/taking-over.ts';

describe('the version that waits', () => {
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
