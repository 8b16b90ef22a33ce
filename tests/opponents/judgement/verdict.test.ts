// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Thought } from '../../../src/opponents/types.ts';
import { newGame, view } from '../../../src/rules/index.ts';
import { useVerdict } from '../../../src/screens/learn/aids/DeclineForecast.tsx';
import { running, threads, useFakeWorkers } from '../../support/fake-worker.ts';

const viewOf = (seed: number) => {
  const start = newGame({ players: 2, seed });
  if (!start.ok) throw new Error('no game');
  return view(start.state, 0);
};
const [first, second] = [viewOf(1), viewOf(2)];

const thought: Thought = {
  commands: [{ type: 'expand' }],
  weighed: [
    { command: { type: 'expand' }, coins: 10, share: null },
    { command: { type: 'decline' }, coins: 2, share: null },
  ],
};

beforeEach(useFakeWorkers);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Waits until so many threads were started, one for each verdict that is wanted. */
const started = (count: number) => waitFor(() => expect(threads).toHaveLength(count));

it('a verdict leaves no thread behind', async () => {
  const { result } = renderHook(useVerdict, { initialProps: first });
  await started(1);
  threads[0]?.answer(0, { answer: thought });
  await waitFor(() => expect(result.current).toEqual({ choice: 'expand', coins: 8 }));
  expect(running()).toEqual([]);
});

it('a verdict on a past position is abandoned', async () => {
  const { result, rerender, unmount } = renderHook(useVerdict, { initialProps: first });
  await started(1);
  rerender(second);
  await started(2);
  expect(threads[0]?.isEnded).toBe(true);
  threads[1]?.answer(0, { answer: thought });
  await waitFor(() => expect(result.current?.choice).toBe('expand'));
  rerender(first);
  expect(result.current).toBeNull();
  await started(3);
  unmount();
  expect(running()).toEqual([]);
});

it('a verdict cancelled before it was requested starts no thread', async () => {
  const { unmount } = renderHook(useVerdict, { initialProps: first });
  unmount();
  await Promise.resolve();
  await Promise.resolve();
  expect(threads).toEqual([]);
});

it('no verdict is given where no thread can be started', async () => {
  vi.stubGlobal('Worker', () => {
    throw new Error('forbidden');
  });
  const { result } = renderHook(useVerdict, { initialProps: first });
  await Promise.resolve();
  expect(result.current).toBeNull();
});
