import {
  add,
  blended,
  carve,
  chain,
  clay,
  cone,
  darkGarb,
  dyed,
  ellipsoid,
  type Field,
  garb,
  glow,
  headModel,
  mirror,
  shared,
  skin,
  soft,
  torus,
} from '../../language/index.ts';

const rind = dyed(skin('#e07a1f'), 'skin');
const stalk = clay('#6b7a35');
const fire = glow('#ff9a1f');

/** Ribs from stalk to foot. */
const gourd: Field = (x, y, z) => {
  const angle = Math.atan2(x, z);
  const [a, b] = [Math.hypot(x, z) / (0.262 + 0.02 * Math.abs(Math.cos(angle * 4.5))), (y - 0.03) / 0.21];
  return (Math.hypot(a, b) - 1) * 0.2;
};
const triangle =
  (x: number, y: number, tall: number): Field =>
  (u, v) =>
    Math.max(Math.abs(u - x) * 0.82 + (v - y) * 0.57 - tall * 0.5, y - tall * 0.45 - v);

const head = [
  add(rind, gourd, { blend: 0.01, importance: 1.1 }),
  soft('#000000', torus([0, 0.22, 0], 0.04, 0.04), { width: 0.05, amount: 0.9, on: rind }),
  // Carved: eyes, a nose, a mouth with teeth, fire within.
  mirror(
    carve(
      fire,
      shared(0.006, triangle(0.1, 0.06, 0.1), (_x, _y, z) => 0.12 - z),
      { blend: 0.006, importance: 2, grow: 0.001 },
    ),
  ),
  carve(
    fire,
    shared(0.006, triangle(0, -0.01, 0.06), (_x, _y, z) => 0.14 - z),
    { blend: 0.006, importance: 1.6, grow: 0.001 },
  ),
  carve(
    fire,
    shared(
      0.006,
      (x, y) =>
        Math.max(
          y + 0.055 - 0.9 * x * x,
          -0.14 + 1.4 * x * x - y,
          Math.abs(x) - 0.17,
          0.028 - Math.abs(Math.abs(x) - 0.075) - Math.max(0, y + 0.095) * 3,
        ),
      (_x, _y, z) => 0.1 - z,
    ),
    { blend: 0.005, importance: 2, grow: 0.001 },
  ),
  add(
    stalk,
    chain([
      [0, 0.2, 0, 0.06],
      [0.01, 0.3, -0.01, 0.042],
      [0.06, 0.36, -0.02, 0.034],
    ]),
    { blend: 0.012 },
  ),
  // A leaf beside the stalk, and a rough scarf below.
  add(
    clay('#557a34'),
    chain([
      [0.02, 0.235, 0.03, 0.03],
      [0.1, 0.25, 0.08, 0.06],
      [0.19, 0.21, 0.12, 0.018],
    ]),
    { blend: 0.008 },
  ),
  add(
    garb,
    blended(
      0.02,
      torus([0, -0.2, 0], 0.15, 0.05, [4, 0, 0], 1.1),
      cone([0.08, -0.2, -0.13], [0.14, -0.33, -0.2], 0.045, 0.055),
    ),
    { blend: 0.01 },
  ),
  add(darkGarb, cone([0, -0.16, 0], [0, -0.25, 0], 0.11, 0.11), { blend: 0.006 }),
  add(garb, ellipsoid([0, -0.22, 0], [0.1, 0.03, 0.1]), { blend: 0.01 }),
];

/** A carved pumpkin with fire behind its eyes, on a scarf. */
export default headModel(head);
