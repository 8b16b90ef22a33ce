import { type Held, pressesOf, type Wish, wishesOf } from './presses.ts';

/**
 * Reports what is pressed on gamepads, repeatedly while held, and what is released. Reads the pads on every frame while one is connected, and not at
 * all otherwise. Returns a function that stops it.
 */
export function followPads(onPressed: (wish: Wish) => void, onReleased?: (wish: Wish) => void): () => void {
  let held: Held = new Map();
  let frame = 0;
  const read = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
    const { pressed, released, held: next } = pressesOf(new Set(pads.flatMap((pad) => [...wishesOf(pad)])), held, now);
    held = next;
    if (onReleased) for (const wish of released) onReleased(wish);
    for (const wish of pressed) onPressed(wish);
  };
  const wake = () => {
    if (frame === 0) frame = requestAnimationFrame(read);
  };
  addEventListener('gamepadconnected', wake);
  wake();
  return () => {
    removeEventListener('gamepadconnected', wake);
    cancelAnimationFrame(frame);
  };
}
