import { attend } from '../attention/index.ts';
import type { TableScope } from '../scope.tsx';
import { TAP } from '../tap.ts';
import { isCameraHeld } from './hold.ts';
import { type Look, lookTo } from './look-around.ts';

/** How far a pixel, and a press of an arrow, turns the look, in radians. */
const PIXEL = 0.004;
const ARROW = 0.14;
/** Approximate duration of a turn, in seconds. */
const TURN = 0.1;

const arrows: ReadonlyMap<string, readonly [right: number, up: number]> = new Map([
  ['ArrowLeft', [-ARROW, 0]],
  ['ArrowRight', [ARROW, 0]],
  ['ArrowUp', [0, ARROW / 2]],
  ['ArrowDown', [0, -ARROW / 2]],
]);

/**
 * Lets the person look around: arrows turn the look, and so does a drag, which takes the picture along. Returns a function that ends it.
 * @param isHeld a key is held for it: the mouse turns the look without being pressed.
 * @param show shows a look, within so many seconds; null for the usual time.
 */
export function lookAround(
  scope: TableScope,
  element: HTMLElement,
  begin: Look,
  isHeld: boolean,
  show: (look: Look, seconds: number | null) => void,
): () => void {
  let look = begin;
  let from: { readonly x: number; readonly y: number } | null = null;
  let finger: number | null = null;
  let hasTurned = false;
  const turn = (right: number, up: number) => {
    hasTurned = true;
    look = lookTo(look, right, up);
    show(look, TURN);
  };

  const down = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (finger !== null || isCameraHeld(scope)) return;
    finger = pointerId;
    hasTurned = false;
    from = { x, y };
  };
  const move = ({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    const isFollowed = isHeld && pointerType === 'mouse';
    if (!isFollowed && finger !== pointerId) return;
    const before = from ?? { x, y };
    if (!isFollowed && !hasTurned && Math.hypot(x - before.x, y - before.y) <= TAP) return;
    from = { x, y };
    // The mouse is where one looks; a finger draws the picture along.
    const way = isFollowed ? PIXEL : -PIXEL;
    if (!isCameraHeld(scope)) turn((x - before.x) * way, (before.y - y) * way);
  };
  const up = ({ pointerId }: PointerEvent) => {
    if (finger !== pointerId) return;
    finger = null;
    if (!isHeld) from = null;
  };
  const press = (event: KeyboardEvent) => {
    // What is open comes first, and so does a list of choices.
    if (document.querySelector('dialog[open]') || event.target instanceof HTMLSelectElement) return;
    const way = arrows.get(event.key);
    if (way === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (way === undefined) attend(scope, { around: null });
    else turn(...way);
  };

  const page = element.ownerDocument;
  element.addEventListener('pointerdown', down);
  page.addEventListener('pointermove', move);
  page.addEventListener('pointerup', up);
  page.addEventListener('pointercancel', up);
  // Before the board, whose arrows lead from region to region.
  addEventListener('keydown', press, { capture: true });
  show(look, null);
  return () => {
    element.removeEventListener('pointerdown', down);
    page.removeEventListener('pointermove', move);
    page.removeEventListener('pointerup', up);
    page.removeEventListener('pointercancel', up);
    removeEventListener('keydown', press, { capture: true });
  };
}
