// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Thought } from '../../../src/opponents/types.ts';
import { useWaking } from '../../../src/screens/at-table/opponents.ts';
import { opponentAtWork } from '../../../src/session/turn/index.ts';
import { begin, chartWith } from '../../support/table-actor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A table at which the first opponent is at a thought that never ends, however often it is asked. */
async function thinking() {
  const think = vi.fn((): Promise<Thought> => new Promise(() => undefined));
  const actor = createActor(chartWith(think).provide({ delays: { thinkLimit: 10_000, opponentDelay: 0 } })).start();
  const control = { level: 'raider', temper: { aggression: 0.5, greed: 0.5, patience: 0.5 }, seed: 1 } as const;
  const seats = ['Ada', 'Bo'].map((name, colour) => ({ name, colour, control }));
  actor.send(begin({ game: { players: 2, seed: 1 }, seats, options: { curtain: false } }));
  renderHook(() => useWaking(actor));
  // The table is laid, and nobody shows it.
  while (opponentAtWork(actor.getSnapshot()) === null) await vi.advanceTimersByTimeAsync(10);
  expect(opponentAtWork(actor.getSnapshot())).toBe('thinking');
  return { think, work: () => opponentAtWork(actor.getSnapshot()) };
}

it('an opponent whose thought ran out of time as the page woke is asked again, once', async () => {
  const { think, work } = await thinking();
  document.dispatchEvent(new Event('resume'));
  await vi.advanceTimersByTimeAsync(4000);
  document.dispatchEvent(new Event('resume'));
  await vi.advanceTimersByTimeAsync(0);
  expect(think).toHaveBeenCalledTimes(1);
  // The limit passes two seconds after the page woke.
  await vi.advanceTimersByTimeAsync(4000);
  document.dispatchEvent(new Event('resume'));
  await vi.advanceTimersByTimeAsync(2001);
  expect(work()).toBe('thinking');
  expect(think).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(work()).toBe('stuck');
});

it('an opponent that is stuck when the page is seen again is asked again', async () => {
  const { think, work } = await thinking();
  await vi.advanceTimersByTimeAsync(10_001);
  expect(work()).toBe('stuck');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(work()).toBe('thinking');
  await vi.advanceTimersByTimeAsync(0);
  expect(think).toHaveBeenCalledTimes(2);
});

it('one that is stuck on a page that is awake is left to people', async () => {
  const { work } = await thinking();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work()).toBe('stuck');
});
