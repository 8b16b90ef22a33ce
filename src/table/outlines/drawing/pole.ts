import polylabel from 'polylabel';
import type { Point, Ring } from '../plane.ts';

/** The point inside a ring farthest from its line, and that distance. */
export function poleOf(ring: Ring, precision = 0.005): { at: Point; inradius: number } {
  const pole = polylabel([ring.map(({ x, y }): [number, number] => [x, y])], precision);
  return { at: { x: pole[0], y: pole[1] }, inradius: pole.distance };
}
