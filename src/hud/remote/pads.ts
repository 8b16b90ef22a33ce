import { connectedPads } from '../../ui/platform/pads.ts';
import { type Familiar, type Held, pressesOf, type Wish, wishesOf } from './presses.ts';

/** Repeats while held; reads pads on every frame only while one is connected. Returns what stops it. */
export function followPads(onPressed: (wish: Wish) => void, onReleased?: (wish: Wish) => void): () => void {
  let held: Held = new Map();
  let known: ReadonlyMap<number, Familiar> = new Map();
  let frame = 0;
  const read = (now: number) => {
    const pads = connectedPads();
    frame = pads.length > 0 ? requestAnimationFrame(read) : 0;
    const heard = pads.map((pad) => ({ index: pad.index, ...wishesOf(pad, known.get(pad.index)) }));
    // One that is gone is a stranger when it comes back.
    known = new Map(heard.map(({ index, familiar }) => [index, familiar]));
    const wishes = new Set(heard.flatMap((one) => [...one.wishes]));
    const { pressed, released, held: next } = pressesOf(wishes, held, now);
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
