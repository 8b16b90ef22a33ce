// @vitest-environment happy-dom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStackDrag } from '../../src/hud/board/drag.ts';
import type { RegionId } from '../../src/rules/index.ts';
import { attend, useAttention } from '../../src/table/attention/index.ts';
import { renderAt, scope } from '../support/at-table.tsx';

const dropped = vi.fn<(from: RegionId, to: RegionId | null) => boolean>();

/** From where to where something was dropped. */
const drops = () => dropped.mock.calls.map(([from, to]) => [from, to]);

const holdAs = () => hold;

/** Regions 1 and 2 with a stack each, and the picture below them. */
function Posts() {
  const drag = useStackDrag(dropped, null, holdAs);
  return (
    <>
      {[1, 2].map((region) => (
        <span key={region} data-region={region}>
          <b data-testid={`grip ${region}`} {...drag(region)}>
            stack
          </b>
        </span>
      ))}
      <canvas />
    </>
  );
}

/** What lies where: a control a hundred pixels, and the picture right of them. */
function below(x: number): Element | null {
  return document.querySelector(x < 200 ? `[data-region="${1 + Math.floor(x / 100)}"]` : 'canvas');
}

/** Follows what is carried. */
const hold = { lifted: vi.fn(), over: vi.fn(), more: vi.fn(), letGo: vi.fn() };

const ghosts = () => document.querySelectorAll('.drag-ghost').length;
const take = (region: number, pointerId: number) =>
  fireEvent.pointerDown(document.querySelector(`[data-testid="grip ${region}"]`) ?? expect.fail('no grip'), {
    button: 0,
    pointerId,
    clientX: region * 100 - 50,
  });

beforeEach(() => {
  dropped.mockClear();
  hold.more.mockClear();
  vi.spyOn(document, 'elementFromPoint').mockImplementation(below);
  renderAt(<Posts />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  attend(scope, { hovered: null });
});

it('a stack follows the finger that took it, and no other finger drops it', () => {
  take(1, 7);
  fireEvent.pointerUp(window, { pointerId: 8, clientX: 150 });
  fireEvent.pointerCancel(window, { pointerId: 9 });
  expect(dropped).not.toHaveBeenCalled();
  expect(ghosts()).toBe(1);
  fireEvent.pointerMove(window, { pointerId: 8, clientX: 50 });
  fireEvent.pointerMove(window, { pointerId: 7, clientX: 150 });
  expect(useAttention.of(scope).getState().hovered).toBe(2);
  fireEvent.pointerMove(window, { pointerId: 8, clientX: 50 });
  expect(useAttention.of(scope).getState().hovered).toBe(2);
  fireEvent.pointerUp(window, { pointerId: 7, clientX: 150 });
  expect(drops()).toEqual([[1, 2]]);
  expect(ghosts()).toBe(0);
});

it('the wheel and + and − mean more tokens or fewer, while one is carried', () => {
  fireEvent.wheel(window, { deltaY: -40 });
  expect(hold.more).not.toHaveBeenCalled();
  take(1, 7);
  const rolled = fireEvent.wheel(window, { deltaY: -40 });
  fireEvent.keyDown(window, { key: '-' });
  fireEvent.keyDown(window, { key: '+' });
  expect(hold.more.mock.calls).toEqual([[1], [-1], [1]]);
  // The page does not scroll, nor the camera come closer.
  expect(rolled).toBe(false);
  fireEvent.pointerUp(window, { pointerId: 7, clientX: 50 });
  fireEvent.keyDown(window, { key: '+' });
  expect(hold.more).toHaveBeenCalledTimes(3);
});

it('a second finger on a stack takes none while one is carried', () => {
  take(1, 7);
  take(1, 8);
  take(2, 9);
  expect(ghosts()).toBe(1);
  for (const pointerId of [9, 8, 7]) fireEvent.pointerUp(window, { pointerId, clientX: 150 });
  expect(drops()).toEqual([[1, 2]]);
});

it('in the picture it falls where its own finger is, wherever another one moved', () => {
  const canvas = document.querySelector('canvas') ?? expect.fail('no picture');
  // The picture says what lies under whichever pointer moved last.
  canvas.addEventListener('pointermove', ({ clientX }) => attend(scope, { hovered: clientX < 300 ? 3 : 4 }));
  take(1, 7);
  fireEvent.pointerMove(canvas, { pointerId: 7, clientX: 250 });
  fireEvent.pointerMove(canvas, { pointerId: 8, clientX: 350 });
  fireEvent.pointerUp(canvas, { pointerId: 7, clientX: 250, bubbles: true });
  expect(drops()).toEqual([[1, 3]]);
});

it('a stack is put back when the window loses the focus, and when its control goes', () => {
  take(1, 7);
  fireEvent.blur(window);
  expect(ghosts()).toBe(0);
  take(1, 7);
  cleanup();
  expect(ghosts()).toBe(0);
  fireEvent.pointerUp(window, { pointerId: 7, clientX: 150 });
  expect(dropped).not.toHaveBeenCalled();
});

it('a stack is put back by Escape, which then closes nothing else, and when the page is hidden', () => {
  const closed = vi.fn();
  addEventListener('keydown', ({ defaultPrevented }) => closed(defaultPrevented), { once: true });
  take(1, 7);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toHaveBeenCalledWith(true);
  expect(ghosts()).toBe(0);
  take(1, 7);
  fireEvent(document, new Event('visibilitychange'));
  expect(ghosts()).toBe(0);
  take(1, 7);
  fireEvent(document.querySelector('canvas') ?? document, new Event('webglcontextlost'));
  expect(ghosts()).toBe(0);
  fireEvent.pointerUp(window, { pointerId: 7, clientX: 150 });
  expect(dropped).not.toHaveBeenCalled();
});
