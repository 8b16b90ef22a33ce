import type { Dye } from '../../../src/table/figures/assemble.ts';
import type { Colour } from '../../../src/ui/look/colour.ts';

/** How a surface reflects light. */
export type Finish = 'clay' | 'skin' | 'cloth' | 'metal' | 'gold' | 'mint' | 'polish' | 'wet' | 'glow';

/** A colour with its finish. `tint`: how far the colour a piece is given at run time tints it, 0 (not at all) … 1. */
export interface Paint {
  readonly colour: Colour;
  readonly finish: Finish;
  readonly tint: number;
  /** Its colour is chosen by whoever makes a figure; the one given is only what is usual. */
  readonly dye?: { readonly of: Dye; readonly shade: number };
}

/** Roughness, metalness and own light of each finish, 0 … 1: the first three channels of the attribute `_FX`. */
export const finishes: Readonly<Record<Finish, readonly [roughness: number, metalness: number, emission: number]>> = {
  clay: [0.78, 0, 0],
  skin: [0.62, 0, 0],
  cloth: [0.92, 0, 0],
  metal: [0.4, 0.55, 0],
  gold: [0.34, 0.6, 0],
  mint: [0.22, 0.45, 0.05],
  polish: [0.3, 0, 0],
  wet: [0.12, 0, 0],
  glow: [0.5, 0, 1],
};

/** Wood, hair, fur, leather, horn, stone. */
export const clay = (colour: Colour): Paint => ({ colour, finish: 'clay', tint: 0 });
/** Skin and scales: a little shine. */
export const skin = (colour: Colour): Paint => ({ colour, finish: 'skin', tint: 0 });
/** Clothes, earth, moss: no shine. */
export const cloth = (colour: Colour): Paint => ({ colour, finish: 'cloth', tint: 0 });
/** Iron, steel, bronze. */
export const metal = (colour: Colour): Paint => ({ colour, finish: 'metal', tint: 0 });
/** Polished gold and brass. */
export const gold = (colour: Colour): Paint => ({ colour, finish: 'gold', tint: 0 });
/** Gold fresh from the mint: bright, with glints, even in a dim room. */
export const mint = (colour: Colour): Paint => ({ colour, finish: 'mint', tint: 0 });
/** Ivory, polished bone: a soft gloss. */
export const polish = (colour: Colour): Paint => ({ colour, finish: 'polish', tint: 0 });
/** Eyes, slime, glazed things. */
export const wet = (colour: Colour): Paint => ({ colour, finish: 'wet', tint: 0 });
/** What emits light: fire, crystals, embers. Neither shaded nor darkened in corners. */
export const glow = (colour: Colour): Paint => ({ colour, finish: 'glow', tint: 0 });

/** A paint that mixes in the colour given to the piece at run time (a player's, a race's) by `share`. Choose it pale. */
export const tinted = (paint: Paint, share: number): Paint => ({ ...paint, tint: share });

/** A paint whose colour is chosen later: that dye, lighter or darker by the factor `shade` (of linear light, at most 1.3). */
export const dyed = (paint: Paint, of: Dye, shade = 1): Paint => ({ ...paint, dye: { of, shade } });

/** A key that is equal for paints that look alike. */
export const paintKey = ({ colour, finish, tint, dye }: Paint): string =>
  `${colour}|${finish}|${tint}|${dye === undefined ? '' : `${dye.of} ${dye.shade}`}`;
