/** What a gamepad press asks for. */
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

/** The part of a gamepad that is read. */
type Pad = Pick<Gamepad, 'axes'> & { readonly buttons: readonly Pick<GamepadButton, 'pressed'>[] };

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

/** How far a stick must be tilted. */
const lean = 0.6;

/** What a pad's buttons and left stick ask for right now. */
export function wishesOf({ axes: [x = 0, y = 0], buttons: pressed }: Pad): ReadonlySet<Wish> {
  const found = new Set<Wish>();
  for (const [place, button] of pressed.entries()) {
    const wish = buttons[place];
    if (button.pressed && wish) found.add(wish);
  }
  // A stick tilted both ways counts in the direction of the greater tilt.
  if (Math.abs(x) >= lean && Math.abs(x) >= Math.abs(y)) found.add(x > 0 ? 'right' : 'left');
  else if (Math.abs(y) >= lean) found.add(y > 0 ? 'down' : 'up');
  return found;
}

const repeated: readonly Wish[] = ['left', 'right', 'up', 'down'];
const [firstPause, nextPause] = [400, 140];

/** What is held, since when, and when it repeats next, in milliseconds. */
export type Held = ReadonlyMap<Wish, number>;

/** The new presses at a time: what was not held before, and directions held long enough to repeat. What was let go is returned as `released`. */
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
