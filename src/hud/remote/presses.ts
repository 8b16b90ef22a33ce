import { connectedPads, type Pad } from '../../ui/platform/pads.ts';

export type Wish =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'press'
  | 'back'
  | 'before'
  | 'after'
  | 'menu'
  | 'help'
  | 'ask'
  | 'undo';

/** Buttons of the standard layout (W3C Gamepad), by position. */
const buttons: Readonly<Record<number, Wish>> = {
  0: 'press',
  1: 'back',
  2: 'undo',
  3: 'ask',
  4: 'before',
  5: 'after',
  6: 'before',
  7: 'after',
  8: 'help',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** How far a stick must be tilted, and how little it is where it is left alone. */
const [lean, rest] = [0.6, 0.3];

export interface Familiar {
  /** Its buttons, and its stick, that have been seen at rest. */
  readonly rested: ReadonlySet<number | 'stick'>;
  /** Somebody plays by it: it is laid out as pads are, or one of its buttons was pressed. */
  readonly isMeant: boolean;
}

const stranger: Familiar = { rested: new Set(), isMeant: false };

/** What was never at rest asks for nothing: pedals, hand brakes and receivers call themselves pads too. */
export function wishesOf(
  { axes: [x = 0, y = 0], buttons: pressed, mapping }: Pick<Pad, 'axes' | 'buttons' | 'mapping'>,
  { rested, isMeant: wasMeant }: Familiar = stranger,
): { readonly wishes: ReadonlySet<Wish>; readonly familiar: Familiar } {
  const found = new Set<Wish>();
  const seen = new Set(rested);
  let isMeant = wasMeant || mapping === 'standard';
  for (const [place, button] of pressed.entries()) {
    const wish = buttons[place];
    if (!button.pressed) seen.add(place);
    else if (rested.has(place) && wish) {
      isMeant = true;
      found.add(wish);
    }
  }
  // A stick tilted both ways counts in the direction of the greater tilt.
  const [across, down] = [Math.abs(x), Math.abs(y)];
  if (across <= rest && down <= rest) seen.add('stick');
  else if (rested.has('stick') && Math.max(across, down) >= lean)
    found.add(across >= down ? (x > 0 ? 'right' : 'left') : y > 0 ? 'down' : 'up');
  return { wishes: isMeant ? found : new Set(), familiar: { rested: seen, isMeant } };
}

const repeated: readonly Wish[] = ['left', 'right', 'up', 'down'];
const [firstPause, nextPause] = [400, 140];

/** What is held, since when, and when it repeats next, in milliseconds. */
export type Held = ReadonlyMap<Wish, number>;

/** What was not held before, and directions held long enough to repeat; `released` is what was let go. */
export function pressesOf(
  wishes: ReadonlySet<Wish>,
  held: Held,
  now: number,
): { readonly pressed: readonly Wish[]; readonly released: readonly Wish[]; readonly held: Held } {
  const pressed: Wish[] = [];
  const next = new Map<Wish, number>();
  for (const wish of wishes) {
    const due = held.get(wish);
    if (due === undefined) {
      pressed.push(wish);
      next.set(wish, now + firstPause);
    } else if (repeated.includes(wish) && now >= due) {
      pressed.push(wish);
      next.set(wish, now + nextPause);
    } else next.set(wish, due);
  }
  return { pressed, released: [...held.keys()].filter((wish) => !wishes.has(wish)), held: next };
}

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
