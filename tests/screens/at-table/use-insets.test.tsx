// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { useInsets } from '../../../src/screens/at-table/use-insets.ts';
import type { Insets } from '../../../src/table/index.ts';
import { OnTable } from '../../support/at-table.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('style');
});

/** The panels leave the window free but for so many pixels at its foot. */
function cover(bottom: number): void {
  const { style, clientWidth, clientHeight } = document.documentElement;
  const free = { top: 0, left: 0, width: clientWidth, height: clientHeight - bottom };
  for (const [name, length] of Object.entries(free)) style.setProperty(`--free-${name}`, `${length}px`);
}

/** Longer than a part of the turn is given to bring its panels, and than room must be free before it is taken. */
const broughtPanels = () => new Promise((done) => setTimeout(done, 500));

beforeAll(() => {
  for (const name of ['clientHeight', 'clientWidth'] as const)
    Object.defineProperty(document.documentElement, name, { value: 1000, configurable: true });
});

it('the camera comes back when a tip closes, also where another tip came between, and not before it has closed for good', async () => {
  cover(100);
  const { result } = renderHook(() => useInsets('1 conquer'), { wrapper: OnTable });
  await waitFor(() => expect(result.current.bottom).toBe(100));
  for (const tips of [[165], [165, 190]]) {
    for (const tip of tips) {
      cover(tip);
      await waitFor(() => expect(result.current.bottom).toBe(tip));
      // One goes, and the next one comes at once.
      cover(100);
      await new Promise((done) => setTimeout(done, 50));
      expect(result.current.bottom).toBe(tip);
    }
    await waitFor(() => expect(result.current.bottom).toBe(100));
  }
});

it('follows a line of text that grows at once, and that it gives way only when another part of the turn begins', async () => {
  cover(100);
  const { result, rerender } = renderHook<Insets, string | null>((part) => useInsets(part), {
    initialProps: '1 conquer',
    wrapper: OnTable,
  });
  await waitFor(() => expect(result.current.bottom).toBe(100));
  await broughtPanels();
  cover(180);
  await waitFor(() => expect(result.current.bottom).toBe(180));
  cover(155);
  await broughtPanels();
  expect(result.current.bottom).toBe(180);
  // While others play the board stays where it is.
  rerender(null);
  await broughtPanels();
  expect(result.current.bottom).toBe(180);
  rerender('1 redeploy');
  await waitFor(() => expect(result.current.bottom).toBe(155));
});
