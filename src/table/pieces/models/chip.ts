import { CircleGeometry, LatheGeometry, Vector2 } from 'three';
import { joined, type Part, part } from '../shape.ts';

/** Height of a chip whose radius is 0.5. */
const HEIGHT = 0.15;
/** Sides of the chip's rim. A table shows hundreds of chips, and every triangle of theirs twice. */
const SIDES = 18;

/**
 * A thick round chip with a rounded edge, radius 0.5, standing on y = 0. White where the race's colour goes: the colour of
 * the piece tints it.
 */
export function chip(): Part {
  const edge = [
    [0.475, 0],
    [0.5, 0.04],
    [0.5, HEIGHT - 0.035],
    [0.44, HEIGHT],
  ].map(([x, y]) => new Vector2(x, y));
  const side = part(new LatheGeometry(edge, SIDES), '#ffffff', 'clay');
  const top = new CircleGeometry(0.445, SIDES).rotateX(-Math.PI / 2).translate(0, HEIGHT, 0);
  return joined([side, part(top, '#d9c8b0', 'clay')]);
}
