// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIdle } from '../../../src/screens/showcase/visit/Idle.tsx';

// The test's browser knows no game pads.
Object.assign(navigator, { getGamepads: () => [] });
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

it('calls back after so many seconds without any input, counts the last ten down, and begins anew at every touch', () => {
  const onIdle = vi.fn();
  const { result } = renderHook(() => useIdle(30, onIdle));
  pass(19);
  expect(result.current).toBe(false);
  pass(2);
  expect(result.current).toBe(true);
  act(() => void dispatchEvent(new Event('pointerdown')));
  expect(result.current).toBe(false);
  pass(21);
  expect(result.current).toBe(true);
  expect(onIdle).not.toHaveBeenCalled();
  pass(10);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('waits for ever where no time is given', () => {
  const onIdle = vi.fn();
  renderHook(() => useIdle(null, onIdle));
  pass(100_000);
  expect(onIdle).not.toHaveBeenCalled();
});
