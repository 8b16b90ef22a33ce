import type { Colour } from '../../../src/ui/look/colour.ts';
import { blended } from './combine.ts';
import type { Triple } from './field.ts';
import { clay, cloth, type Paint, wet } from './paint.ts';
import { add, decal, mirror, type Parts } from './parts.ts';
import { ball, ellipsoid } from './solids.ts';

/** The patch of earth with five pebbles that every figure stands on: it catches the shadow of the feet. */
export function mound(earth: Colour, seed: number): Parts {
  const pebbles = Array.from({ length: 5 }, (_, k) => {
    const angle = seed * 2.1 + k * 1.9;
    const from = 0.3 + 0.05 * Math.sin(k * 3 + seed);
    const at: Triple = [Math.sin(angle) * from, 0.02, Math.cos(angle) * from];
    return ellipsoid(at, [0.055 + 0.02 * Math.sin(k * 5 + seed), 0.035, 0.045], [0, angle * 57, 0]);
  });
  const ground = ellipsoid([0, -0.012, 0], [0.43, 0.05, 0.42]);
  return add(cloth(earth), blended(0.03, ground, ...pebbles), { blend: 0.006, importance: 0.6 });
}

export interface EyeLook {
  readonly white?: Colour;
  readonly pupil?: Colour;
  /** Size of the pupil in parts of the eye. */
  readonly share?: number;
  /** How far the pupils look inwards, upwards and sideways (to the viewer's right), in units. */
  readonly inward?: number;
  readonly up?: number;
  readonly sideways?: number;
}

/** A pair of eyes at (±x, y, z) of the head's frame that look along z. Radius 0.05 … 0.06, centres 0.17 … 0.2 apart. */
export function eyes([x, y, z]: Triple, radius: number, look: EyeLook = {}): Parts {
  const { white = '#f7f0dc', pupil = '#20140f', share = 0.56, inward = 0.01, up = 0, sideways = 0 } = look;
  const dot = (side: 1 | -1) =>
    decal(
      wet(pupil),
      ellipsoid(
        [side * (x - inward) + sideways, y + up, z + radius * 0.75],
        [radius * share, radius * share, radius * 0.9],
      ),
      { importance: 3 },
    );
  return [mirror(add(wet(white), ball([x, y, z], radius), { blend: 0.005, importance: 3 })), dot(1), dot(-1)];
}

/** A hand as a fist with three fingers, at a place, `size` its radius. Turn it by a frame. */
export function fist(paint: Paint, at: Triple, size = 0.095): Parts {
  const [x, y, z] = at;
  const finger = (k: number) =>
    ellipsoid([x, y + k * size * 0.62, z + size * 0.62], [size * 0.72, size * 0.36, size * 0.5]);
  return add(paint, blended(0.02, ball(at, size * 0.92), finger(-1), finger(0), finger(1)), { blend: 0.012 });
}

/** Colours that many figures share. */
export const shades = {
  leather: clay('#5b3823'),
  darkLeather: clay('#3b2416'),
  wood: clay('#8a5a30'),
  bone: clay('#f4e6bf'),
} as const;
