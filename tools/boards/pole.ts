import polylabel from 'polylabel';
import type { Point } from '../../src/boards/point.ts';
import type { Ring } from '../../src/boards/ring.ts';

/** The place inside a ring that is farthest from its line, and how far that is. */
export function poleOf(ring: Ring, precision = 0.005): { at: Point; room: number } {
  const pole = polylabel([ring.map(({ x, y }): [number, number] => [x, y])], precision);
  return { at: { x: pole[0], y: pole[1] }, room: pole.distance };
}
