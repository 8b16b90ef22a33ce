import type { Colour } from './colour.ts';
import type { Sign } from './glyphs/shapes.ts';

/** How a race or a power of one's own looks: its arms. */
export interface OwnLook {
  readonly sign: Sign;
  readonly field: Colour;
  readonly second: Colour;
  readonly ink: Colour;
  /** Outline of its banner or badge, and where its second tincture lies (null: nowhere), as paths on a grid of 24 × 24. */
  readonly outline: string;
  readonly half: string | null;
  /** Middle and size of its charge on that grid. */
  readonly place: { readonly x: number; readonly y: number; readonly size: number };
}

const looks = new Map<string, OwnLook>();

/** From now on `race.<id>`, `power.<id>` or `marker.<id>` looks like this. */
export function learnLook(name: string, look: OwnLook): void {
  looks.set(name, look);
}

/** How a race or a power of one's own looks, by `race.<id>` or `power.<id>`; undefined for all others. */
export function ownLook(name: string): OwnLook | undefined {
  return looks.get(name);
}

/** Arms as a box has them: words, and colours as `#rrggbb`. */
export interface ArmsLook {
  readonly shape: string;
  readonly division: string;
  readonly charge: string;
  readonly field: Colour;
  readonly second: Colour;
  readonly ink: Colour;
}

/** Anything of one's own that may have arms. */
interface Bearer {
  readonly id: string;
  readonly arms?: ArmsLook | undefined;
}

/** A box with races or powers of one's own. */
export interface ArmedBox {
  readonly own?:
    | { readonly ownRaces?: readonly Bearer[] | undefined; readonly ownPowers?: readonly Bearer[] | undefined }
    | undefined;
}

let show: ((box: ArmedBox) => void) | undefined;

/** Brings what draws arms: importing `heraldry.ts` does this. A page fetches it with the first game that has any. */
export function bringArms(brought: (box: ArmedBox) => void): void {
  show = brought;
}

/** Shows what is in a box with its arms, before anything of it is drawn. Cheap when asked again. */
export function showBox(box: ArmedBox | undefined): void {
  if (box?.own !== undefined) show?.(box);
}
