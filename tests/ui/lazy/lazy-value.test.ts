// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchNow, NotFetched } from '../../../src/ui/lazy/fetch-now.ts';
import { lazyValue, retryMissing, useMissing } from '../../../src/ui/lazy/lazy-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // Whatever tests of other files have asked for in vain.
  useMissing.setState({ all: [] });
});
afterEach(() => void vi.useRealTimers());

/** A host that answers, or does not. */
function host() {
  const state = { isUp: false, asked: 0 };
  const load = async () => {
    state.asked += 1;
    if (!state.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return 'it';
  };
  return { state, load };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const missing = () => useMissing.getState().all.length;

describe('a lazily fetched value', () => {
  it('is requested once, however often it is loaded', async () => {
    const { state, load } = host();
    state.isUp = true;
    const it = lazyValue(load);
    expect(state.asked).toBe(0);
    for (let time = 0; time < 5; time++) it.load();
    expect(await it.promise()).toBe('it');
    it.load();
    it.retry();
    expect(state.asked).toBe(1);
  });

  it('is retried with growing pauses while it cannot be fetched', async () => {
    const { state, load } = host();
    const it = lazyValue(load);
    for (let time = 0; time < 590; time++) {
      // Whoever draws it wants it again and again.
      it.load();
      await pass(10);
    }
    expect(state.asked).toBe(2);
    await pass(60 * 60_000);
    expect(state.asked).toBeLessThan(25);
    expect(it.use.getState()).toEqual({ value: null, isMissing: true, isComing: false });
    state.isUp = true;
    await pass(300_000);
    expect(it.use.getState()).toEqual({ value: 'it', isMissing: false, isComing: false });
  });

  it('is retried at once when somebody presses the button, or the network is back', async () => {
    const { state, load } = host();
    const [first, second] = [lazyValue(load), lazyValue(load)];
    for (const one of [first, second]) one.load();
    await pass(0);
    expect([state.asked, missing()]).toEqual([2, 2]);
    retryMissing();
    // What is on its way is not asked for twice.
    retryMissing();
    await pass(0);
    expect(state.asked).toBe(4);
    state.isUp = true;
    dispatchEvent(new Event('online'));
    await pass(0);
    expect([first.use.getState().value, missing()]).toEqual(['it', 0]);
    await pass(600_000);
    expect(state.asked).toBe(6);
  });

  it('can be awaited until it arrives, or until the first try is over', async () => {
    const { state, load } = host();
    const it = lazyValue(load);
    const [here, tried] = [vi.fn(), vi.fn()];
    void it.promise().then(here);
    void it.settled().then(tried);
    await pass(0);
    expect([here.mock.calls.length, tried.mock.calls.length]).toEqual([0, 1]);
    state.isUp = true;
    await pass(2000);
    expect(here).toHaveBeenCalledWith('it');
  });
});
it('a fetch for a single action fails with an error of its own name', async () => {
  expect(await fetchNow(async () => 1)).toBe(1);
  await expect(fetchNow(host().load)).rejects.toBeInstanceOf(NotFetched);
});
