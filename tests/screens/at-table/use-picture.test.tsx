// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PictureState } from '../../../src/screens/at-table/Picture.tsx';
import { usePicture } from '../../../src/screens/at-table/TableShell.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function shown() {
  const { result } = renderHook(usePicture);
  return {
    becomes: (state: PictureState) => act(() => result.current.setPicture(state)),
    after: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    now: () => [result.current.picture, result.current.attempt],
  };
}

it('waits for a lost picture to come back by itself', () => {
  const { becomes, after, now } = shown();
  for (let time = 0; time < 20; time++) {
    becomes('lost');
    after(10_000);
    becomes('drawn');
    after(1000);
  }
  expect(now()).toEqual(['drawn', 0]);
});

it('makes another picture where it does not, each time waiting longer, and soon again once one has lasted', () => {
  const { becomes, after, now } = shown();
  for (const [index, wait] of [15_000, 30_000, 60_000, 120_000].entries()) {
    becomes('lost');
    after(wait - 1);
    expect(now()).toEqual(['lost', index]);
    after(1);
    expect(now()).toEqual(['drawn', index + 1]);
  }
  // One that cannot be made at all, for the moment.
  becomes('none');
  after(240_000);
  expect(now()).toEqual(['drawn', 5]);
  after(61_000);
  becomes('lost');
  after(15_000);
  expect(now()).toEqual(['drawn', 6]);
});

it('does not ask a browser that never drew one', () => {
  const { becomes, after, now } = shown();
  becomes('none');
  after(10_000_000);
  expect(now()).toEqual(['none', 0]);
});
