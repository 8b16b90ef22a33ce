/** What of a figure of one's own is coloured by whoever made it. */
export const dyes = ['skin', 'cloth', 'trim', 'metal'] as const;
export type Dye = (typeof dyes)[number];

/** Red, green and blue of a colour in linear light. */
type Light = readonly [red: number, green: number, blue: number];

/** How a place of a figure is lit, whatever its colour. */
interface Shading {
  /** Factor of its colour. */
  readonly light: number;
  /** How much white its edge has, at most `EDGE`. */
  readonly edge: number;
  /** How open it lies, 0 … 1. */
  readonly open: number;
}

/** What corners are washed with, linear: a warm purple, never black. */
const WASH: Light = [0.2, 0.12, 0.17];
/** The most white that edges have. */
export const EDGE = 0.07;
/** The greatest factor of a colour that a file can tell. */
const BRIGHTEST = 2;
/** What an airbrush leaves of a dye at its darkest. */
const DARK = 0.42;
/** Steps between the marks of dyes in a file, where other paints have how far they are tinted. */
const STEP = 32;

/** A colour as a miniature is painted with it: lit from above, its edges bright, its corners washed. */
export function washed(colour: Light, { light, edge, open }: Shading): Light {
  const share = (base: number, wash: number) => {
    const lit = base * light;
    return Math.max(0, Math.min(1, (lit + (1 - lit) * edge) * (wash + (1 - wash) * open)));
  };
  return [share(colour[0], WASH[0]), share(colour[1], WASH[1]), share(colour[2], WASH[2])];
}

/** For what is dyed later: in place of colour and openness, 0 … 1 each; `dark`: how far airbrushed, 0 … 1. */
export function dyeable({ light, edge, open, dark }: Shading & { readonly dark: number }): readonly number[] {
  return [Math.min(1, light / BRIGHTEST), edge / EDGE, dark, open];
}

/** The colour of what was left to be dyed, from what `dyeable` gave. */
export function inDye(colour: Light, [light, edge, dark, open]: readonly [number, number, number, number]): Light {
  const left = 1 - (1 - DARK) * dark;
  return washed([colour[0] * left, colour[1] * left, colour[2] * left], {
    light: light * BRIGHTEST,
    edge: edge * EDGE,
    open,
  });
}

/** The mark of a dye in a file, 1 … 255. */
export const dyeMark = (dye: Dye): number => (dyes.indexOf(dye) + 1) * STEP;

/** The dye of a mark, 0 … 1; null for a paint with its own colour. */
export function dyeOf(mark: number): Dye | null {
  return dyes[Math.round((mark * 255) / STEP) - 1] ?? null;
}
