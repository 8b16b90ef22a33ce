// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useInsets } from '../../src/app/use-insets.ts';
import type { Insets } from '../../src/table/index.ts';

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

/** Longer than a part of the turn is given to bring its panels. */
const broughtPanels = () => new Promise((done) => setTimeout(done, 350));

it('heeds a panel that grows at once, one that gives way a little only when another part of the turn begins', async () => {
  const height = 1000;
  for (const name of ['clientHeight', 'clientWidth'] as const)
    Object.defineProperty(document.documentElement, name, { value: height, configurable: true });
  cover(100);
  const { result, rerender } = renderHook<Insets, string | null>((part) => useInsets(part), {
    initialProps: '1 conquer',
  });
  await waitFor(() => expect(result.current.bottom).toBe(100));
  await broughtPanels();
  cover(180);
  await waitFor(() => expect(result.current.bottom).toBe(180));
  cover(150);
  await broughtPanels();
  expect(result.current.bottom).toBe(180);
  // While others play the board stays where it is.
  rerender(null);
  await broughtPanels();
  expect(result.current.bottom).toBe(180);
  rerender('1 redeploy');
  await waitFor(() => expect(result.current.bottom).toBe(150));
});
