import { type Held, pressesOf, type Wish, wishesOf } from './presses.ts';

/**
 * Tells what is pressed on game pads, again and again while it is held, and what is let go. The pads are read on every frame as long as one is
 * connected; nothing is asked when there is none. Returns a function that ends it.
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
