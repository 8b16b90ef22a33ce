// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillScreen } from '../../../src/screens/at-table/kiosk/use-kiosk.ts';
import { keepAwake } from '../../../src/screens/at-table/kiosk/wake-lock.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the wake lock', () => {
  /** Locks as the system gives them: lost when the page is hidden, or when it saves its battery. */
  function system() {
    const held: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.fn(async () => {
      const lock = {
        released: false,
        release: async () => {
          lock.released = true;
        },
      };
      held.push(lock);
      return lock;
    });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    return {
      request,
      isAwake: () => held.some(({ released }) => !released),
      lose: () => Promise.all(held.map((lock) => lock.release())),
    };
  }
  const see = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('is held, asked for again when it was lost, and given back at the end', async () => {
    const { request, isAwake, lose } = system();
    const end = keepAwake();
    await settle();
    expect(isAwake()).toBe(true);
    see(true);
    await lose();
    await settle();
    expect(isAwake()).toBe(false);
    see(false);
    await settle();
    expect(isAwake()).toBe(true);
    await lose();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(isAwake()).toBe(true);
    expect(request).toHaveBeenCalledTimes(3);
    end();
    await settle();
    expect(isAwake()).toBe(false);
    see(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(request).toHaveBeenCalledTimes(3);
  });

  it('is requested again after a refusal, and released at once if it arrives too late', async () => {
    const { request, isAwake } = system();
    request.mockRejectedValueOnce(new DOMException('battery', 'NotAllowedError'));
    const end = keepAwake();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(isAwake()).toBe(true);
    end();
    await settle();
    keepAwake()();
    await settle();
    expect(isAwake()).toBe(false);
  });

  it('is left alone where the browser does not support it', () => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
    expect(() => keepAwake()()).not.toThrow();
  });
});

describe('the full screen', () => {
  function allowing(isEnabled: boolean) {
    const requestFullscreen = vi.fn(() => Promise.reject(new TypeError('no')));
    Object.assign(document.documentElement, { requestFullscreen });
    Object.defineProperty(document, 'fullscreenEnabled', { value: isEnabled, configurable: true });
    Object.defineProperty(document, 'fullscreenElement', { value: null, configurable: true });
    return requestFullscreen;
  }

  it('is asked for at the first gesture, and never again', async () => {
    const requestFullscreen = allowing(true);
    const end = fillScreen();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(requestFullscreen).not.toHaveBeenCalled();
    dispatchEvent(new MouseEvent('click'));
    dispatchEvent(new MouseEvent('click'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    await settle();
    expect(requestFullscreen).toHaveBeenCalledTimes(1);
    end();
  });

  it('is not asked for where it is not allowed, or no longer wanted', () => {
    const requestFullscreen = allowing(false);
    fillScreen();
    dispatchEvent(new MouseEvent('click'));
    allowing(true);
    fillScreen()();
    dispatchEvent(new MouseEvent('click'));
    expect(requestFullscreen).not.toHaveBeenCalled();
  });
});
