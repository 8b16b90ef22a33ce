import { type Held, pressesOf, type Wish, wishesOf } from '../hud/remote/presses.ts';

/** Tells what is pressed on game pads, from the moment one is connected. Gives what ends it. */
export function followPads(onWish: (wish: Wish) => void): () => void {
  let held: Held = new Map();
  let frame = 0;
  const read = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
    const { pressed, held: next } = pressesOf(new Set(pads.flatMap((pad) => [...wishesOf(pad)])), held, now);
    held = next;
    for (const wish of pressed) onWish(wish);
  };
  const begin = () => {
    if (frame === 0) frame = requestAnimationFrame(read);
  };
  addEventListener('gamepadconnected', begin);
  begin();
  return () => {
    removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(frame);
  };
}
