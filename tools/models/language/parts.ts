import type { Colour } from '../../../src/ui/look/colour.ts';
import { type Field, mirrored, placed, type Triple, type Turn } from './field.ts';
import type { Paint } from './paint.ts';

/** A lump of clay put on what is there. */
export interface Added {
  readonly kind: 'add';
  readonly field: Field;
  readonly paint: Paint;
  readonly blend: number;
  readonly importance: number;
}

/** A hollow cut into what is there. */
export interface Carved {
  readonly kind: 'carve';
  readonly field: Field;
  readonly blend: number;
}

/** Paint, with a sharp edge, on whatever was put there before. */
export interface Decal {
  readonly kind: 'decal';
  readonly field: Field;
  readonly paint: Paint;
  readonly importance: number;
  readonly on: Paint | null;
}

/** An airbrush: a colour that fades out over `width` across the border of a solid. */
export interface Soft {
  readonly kind: 'soft';
  readonly field: Field;
  readonly colour: Colour;
  readonly width: number;
  readonly amount: number;
  readonly on: Paint | null;
}

export type Part = Added | Carved | Decal | Soft;
/** Parts in the order they are put on, however nested. */
export type Parts = Part | readonly Parts[];

/**
 * Puts a solid on. `blend`: width over which its crease with what is there is filled. 0.06 … 0.14 muscles and masses of the
 * body; 0.04 … 0.05 a limb into the body; 0.02 … 0.04 a feature on a face; 0.004 … 0.012 another material (belt, beard, weapon,
 * eye): never 0.03 or more between two materials, the seam would smear. `importance`: 1; 0.6 for what may be coarse; 1.3 … 2.5
 * for faces; 3 keeps a small detail from simplification (eyes, teeth, an orb), at a price in triangles.
 */
export function add(
  paint: Paint,
  field: Field,
  { blend = 0.02, importance = 1 }: { readonly blend?: number; readonly importance?: number } = {},
): Part {
  return { kind: 'add', field, paint, blend, importance };
}

/** Cuts a solid out of all that is there. With a paint, the hollow and `grow` around it is painted. `blend` rounds its edge. */
export function carve(
  paint: Paint | null,
  field: Field,
  options: {
    readonly blend?: number;
    readonly importance?: number;
    readonly grow?: number;
    readonly on?: Paint | null;
  } = {},
): Parts {
  const { blend = 0.015, importance = 1, grow = 0.008, on = null } = options;
  const hollow: Part = { kind: 'carve', field, blend };
  if (paint === null) return hollow;
  return [hollow, { kind: 'decal', field: (x, y, z) => field(x, y, z) - grow, paint, importance, on }];
}

/**
 * Paints what lies inside a solid, sharply: pupils, stars, crosses. Only what was put on before it, and with `on` only what has
 * that paint. A decal on flat ground needs `importance` 3, or simplification eats its outline.
 */
export function decal(
  paint: Paint,
  field: Field,
  { importance = 1, on = null }: { readonly importance?: number; readonly on?: Paint | null } = {},
): Part {
  return { kind: 'decal', field, paint, importance, on };
}

/** Airbrushes a colour into the inside of a solid, fading over `width`. Costs no triangles. `amount`: 0 … 1 at the most. */
export function soft(
  colour: Colour,
  field: Field,
  {
    width = 0.06,
    amount = 1,
    on = null,
  }: { readonly width?: number; readonly amount?: number; readonly on?: Paint | null } = {},
): Part {
  return { kind: 'soft', field, colour, width, amount, on };
}

/** Parts and their mirror images on the other side of x = 0 of the frame they stand in. Describe those with x positive. */
export function mirror(...parts: readonly Parts[]): Parts {
  return flat(parts).map((part) => ({ ...part, field: mirrored(part.field) }));
}

/** Parts described around an own origin, which is then set at a place, turned and scaled: a head, a weapon. */
export function frame(
  { at, turn = [0, 0, 0], size = 1 }: { readonly at: Triple; readonly turn?: Turn; readonly size?: number },
  parts: Parts,
): Parts {
  return flat(parts).map((part) => {
    const field = placed(part.field, at, turn, size);
    if (part.kind === 'add' || part.kind === 'carve') return { ...part, field, blend: part.blend * size };
    return { ...part, field };
  });
}

/** All parts in one list. */
export function flat(parts: Parts): Part[] {
  return 'kind' in parts ? [parts] : parts.flatMap(flat);
}
