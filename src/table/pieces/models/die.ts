import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { dieFaces } from '../../layout/die.ts';
import { joined, type Part, part, plate, type Triple } from '../shape.ts';

/** Length of a die's edge, in board units. */
export const DIE = 0.42;

/** Places of 1, 2 and 3 pips on a face, across and along it, in edges. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-0.2, -0.2],
    [0.2, 0.2],
  ],
  3: [
    [-0.24, -0.24],
    [0, 0],
    [0.24, 0.24],
  ],
};

/** The reinforcement die: three blank faces, and 1, 2, 3 pips let into the others (SET-9). Its centre is the origin. */
export function die(): Part {
  const cube = part(new RoundedBoxGeometry(DIE, DIE, DIE, 3, DIE * 0.13), '#efe3c8', 'wet');
  const dots = dieFaces.flatMap(({ value, normal }) =>
    (pips[value] ?? []).map(([u, v]) => {
      const [x, y, z] = normal;
      const across: Triple = [y, z, x];
      const along: Triple = [z, x, y];
      const on = (k: 0 | 1 | 2) => (normal[k] * 0.497 + across[k] * u + along[k] * v) * DIE;
      return plate([on(0), on(1), on(2)], DIE * 0.1, DIE * 0.012, normal, '#3a1712', 'wet', 12);
    }),
  );
  return joined([cube, ...dots]);
}
