// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNewVersion, useNewVersionWhen } from '../../../src/screens/page/offline/new-version.ts';

const reload = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  cleanup();
  reload.mockReset();
  sessionStorage.clear();
  useNewVersion.setState({ isReady: false });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('takes a newer version when nothing is lost by it, and not before', () => {
  const { rerender } = renderHook(({ isFree }) => useNewVersionWhen(isFree), { initialProps: { isFree: true } });
  rerender({ isFree: false });
  act(() => useNewVersion.setState({ isReady: true }));
  expect(reload).not.toHaveBeenCalled();
  rerender({ isFree: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not start again and again where another page holds the old version', () => {
  const start = () => renderHook(() => useNewVersionWhen(true)).unmount();
  act(() => useNewVersion.setState({ isReady: true }));
  for (let time = 0; time < 5; time++) start();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(7 * 60 * 60 * 1000);
  start();
  expect(reload).toHaveBeenCalledTimes(2);
});
