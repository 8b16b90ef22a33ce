// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PanelBoundary } from '../../../src/hud/lazy/lazy-panel.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** How often the part has been drawn, and how often it is still to fail. */
let drawn = 0;
let failures = 0;

function Part({ moment }: { readonly moment: number }) {
  if (failures > 0) {
    failures--;
    throw new Error('broken');
  }
  return (
    <p>
      <b>{moment}</b> {moment > 1 ? null : <i>more</i>}
    </p>
  );
}

const draw = (moment: number) => (
  <PanelBoundary>
    <Part moment={moment} />
  </PanelBoundary>
);

/** React itself tries once more before it gives a part up. */
const isGivenUp = 2;
const words = () => screen.queryByText('Try again');

it('what others break is begun anew by itself: nobody notices', () => {
  const { container, rerender } = render(draw(1));
  // As an extension does that takes what it does not like out of the page.
  container.querySelector('i')?.remove();
  rerender(draw(2));
  expect(container.textContent?.trim()).toBe('2');
  expect(words()).toBeNull();
});

it('what fails once more says so, and is tried again when asked; what has been sound for a minute is begun anew', () => {
  const { container, rerender } = render(draw(1));
  failures = isGivenUp;
  rerender(draw(2));
  expect(container.textContent?.trim()).toBe('2');

  failures = isGivenUp;
  rerender(draw(3));
  expect(words()).not.toBeNull();
  fireEvent.click(screen.getByText('Try again'));
  expect(container.textContent?.trim()).toBe('3');

  failures = isGivenUp;
  rerender(draw(4));
  expect(words()).not.toBeNull();
  fireEvent.click(screen.getByText('Try again'));

  vi.advanceTimersByTime(61_000);
  failures = isGivenUp;
  rerender(draw(5));
  expect(container.textContent?.trim()).toBe('5');
  expect(words()).toBeNull();
});

it('what always fails is not begun for ever', () => {
  drawn = 0;
  failures = Number.POSITIVE_INFINITY;
  function Never() {
    drawn++;
    return <Part moment={1} />;
  }
  render(
    <PanelBoundary>
      <Never />
    </PanelBoundary>,
  );
  vi.advanceTimersByTime(300_000);
  expect(words()).not.toBeNull();
  expect(drawn).toBeLessThan(10);
  failures = 0;
  fireEvent.click(screen.getByText('Try again'));
  expect(words()).toBeNull();
});
