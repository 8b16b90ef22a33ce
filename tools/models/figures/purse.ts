import {
  add,
  ball,
  blended,
  chain,
  cloth,
  cone,
  cylinder,
  ellipsoid,
  type Field,
  gold,
  model,
  tinted,
  torus,
} from '../language/index.ts';

/** The leather takes the player's colour. */
const bag = tinted(cloth('#e8dfd0'), 1);
const inside = tinted(cloth('#8f8678'), 1);
const cord = gold('#e2ad35');
const coin = gold('#f2c64a');

/** The frill above the cord: wavy, and open. */
const frill: Field = (x, y, z) => {
  const angle = Math.atan2(x, z);
  const wide =
    0.15 + 0.42 * Math.max(0, y - 0.62) + 0.03 * Math.sin(angle * 7) * Math.min(1, Math.max(0, (y - 0.62) * 7));
  return Math.max((Math.hypot(x, z) - wide) * 0.75, y - 0.88 - 0.02 * Math.sin(angle * 7 + 1), 0.56 - y);
};

/** A player's purse: a fat bag in the player's colour, tied with a golden cord, coins beside it. */
export default model({
  height: 0.9,
  size: 0.4,
  onChip: false,
  overhang: 0.66,
  triangles: { figure: 800, low: 240 },
  parts: [
    add(
      bag,
      blended(
        0.08,
        ellipsoid([0, 0.29, 0], [0.47, 0.32, 0.43]),
        ellipsoid([0.05, 0.2, 0.06], [0.47, 0.22, 0.42]),
        cone([0, 0.4, 0], [0, 0.62, 0], 0.26, 0.14),
      ),
      { blend: 0 },
    ),
    // Folds that run from the cord into the bag.
    ...[0, 1, 2, 3, 4, 5, 6].map((k) => {
      const angle = k * 0.9 + 0.3;
      const [x, z] = [Math.sin(angle), Math.cos(angle)];
      return add(bag, cone([x * 0.13, 0.6, z * 0.13], [x * 0.27, 0.44, z * 0.25], 0.04, 0.035), { blend: 0.04 });
    }),
    add(bag, frill, { blend: 0.03 }),
    add(inside, ellipsoid([0, 0.9, 0], [0.16, 0.05, 0.16]), { blend: 0.004 }),
    add(cord, torus([0, 0.63, 0], 0.155, 0.05, [4, 0, -5]), { blend: 0.006 }),
    add(
      cord,
      chain(
        [
          [0.03, 0.63, 0.19, 0.042],
          [0.14, 0.52, 0.3, 0.036],
          [0.12, 0.34, 0.42, 0.036],
        ],
        3,
      ),
      { blend: 0.006 },
    ),
    add(
      cord,
      chain(
        [
          [-0.03, 0.63, 0.19, 0.042],
          [-0.12, 0.54, 0.29, 0.036],
          [-0.19, 0.42, 0.38, 0.036],
        ],
        3,
      ),
      { blend: 0.006 },
    ),
    add(cord, ball([0.12, 0.3, 0.44], 0.065), { blend: 0.006 }),
    add(cord, ball([-0.2, 0.39, 0.39], 0.065), { blend: 0.006 }),
    add(coin, cylinder([-0.36, 0.04, 0.36], 0.13, 0.035, 0.015, [0, 0, 0]), { blend: 0.004, importance: 1.3 }),
    add(coin, cylinder([-0.28, 0.1, 0.42], 0.125, 0.033, 0.015, [-14, 0, 12]), { blend: 0.004, importance: 1.3 }),
  ],
});
