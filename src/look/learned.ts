import type { Colour } from './colour.ts';
import type { Sign } from './glyphs/shapes.ts';

/** How a race or a power of one's own looks: its charge, and its colours. */
export interface OwnLook {
  readonly sign: Sign;
  readonly field: Colour;
  readonly second: Colour;
  readonly ink: Colour;
}

const looks = new Map<string, OwnLook>();

/** From now on `race.<id>` or `power.<id>` looks like this. */
export function learnLook(name: string, look: OwnLook): void {
  looks.set(name, look);
}

/** How a race or a power of one's own looks, by `race.<id>` or `power.<id>`; undefined for all others. */
export function ownLook(name: string): OwnLook | undefined {
  return looks.get(name);
}
