/**
 * Small models of few triangles, each corner set by hand: what is sculpted and then simplified that far has dents. Lengths in board units,
 * the ground y = 0. A file in `figures/` exports one as its default, as it does a sculpted one.
 */
import type { Model } from '../language/model.ts';
import type { Clay } from './clay.ts';

export { type Clay, moved } from './clay.ts';
export { bar, billow, disc, type Ring, turned } from './solids.ts';

/** A model made of triangles, near and far: a coarser one also casts the shadow. */
export interface Turned extends Pick<Model, 'triangles' | 'overhang' | 'onChip'> {
  readonly near: Clay;
  readonly far: Clay;
}

/** A model of these triangles; nothing of it is further from the axis than `overhang`. */
export function made(overhang: number, near: Clay, far: Clay): Turned {
  return { near, far, overhang, onChip: false, triangles: { figure: near.length / 3, low: far.length / 3 } };
}
