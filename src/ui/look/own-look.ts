import { ownTrait } from '../../rules/box.ts';
import type { Arms, Dealt } from '../../rules/index.ts';
import type { Colour } from './colour.ts';
import type { Sign } from './glyphs/shapes.ts';

export interface OwnLook {
  readonly sign: Sign;
  readonly field: Colour;
  readonly second: Colour;
  readonly ink: Colour;
  /** Of banner or badge, and where its second tincture lies (null: nowhere): paths on a grid of 24 × 24. */
  readonly outline: string;
  readonly half: string | null;
  readonly place: { readonly x: number; readonly y: number; readonly size: number };
}

interface Heraldry {
  readonly lookOf: (arms: Arms) => OwnLook;
  readonly pieces: Readonly<Record<string, Sign>>;
}

let heraldry: Heraldry | undefined;

/** Brings what draws arms: importing `heraldry.ts` does this. A page fetches it with the first game that has any. */
export function bringHeraldry(brought: Heraldry): void {
  heraldry = brought;
}

/** How a race or a power of one's own looks in its box; undefined for all others, and for one without arms. */
export function ownLook(of: Dealt, id: string): OwnLook | undefined {
  const arms = ownTrait(of, id)?.arms;
  return arms && heraldry?.lookOf(arms);
}

export const pieceSign = (piece: string): Sign | undefined => heraldry?.pieces[piece];
