import { CylinderGeometry, LatheGeometry, Vector2 } from 'three';
import { joined, type Part, part } from '../shape.ts';

/** Height of a chip whose radius is 0.5. */
export const CHIP_HEIGHT = 0.15;

/**
 * A thick round chip with a rounded edge, radius 0.5, standing on y = 0. White where the race's colour goes: the colour of
 * the piece tints it.
 */
export function chip(): Part {
  const edge = [
    [0.47, 0],
    [0.5, 0.035],
    [0.5, CHIP_HEIGHT - 0.04],
    [0.475, CHIP_HEIGHT - 0.008],
    [0.43, CHIP_HEIGHT],
  ].map(([x, y]) => new Vector2(x, y));
  const side = part(new LatheGeometry(edge, 20), '#ffffff', 'clay');
  const face = part(
    new CylinderGeometry(0.34, 0.435, 0.006, 20).translate(0, CHIP_HEIGHT - 0.002, 0),
    '#b9a58c',
    'clay',
  );
  return joined([side, face]);
}
