import {
  add,
  blended,
  carve,
  chain,
  clay,
  cone,
  darkGarb,
  decal,
  dyed,
  ellipsoid,
  type Field,
  garb,
  glow,
  headModel,
  mirror,
  type Parts,
  shared,
  skin,
  soft,
  torus,
} from '../../language/index.ts';

const rind = dyed(skin('#e07a1f'), 'skin');
const stalk = clay('#6b7a35');
const fire = glow('#ffa028');
const flesh = clay('#5a2408');

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

/** A hole of that outline, its edge dark; behind it the fire. */
const hole = (outline: Field, from: number, importance: number): Parts => [
  carve(
    flesh,
    shared(0.006, outline, (_x, _y, z) => from - z),
    { blend: 0.006, importance, grow: 0.006 },
  ),
  decal(
    fire,
    shared(
      0,
      (x, y, z) => outline(x, y, z) + 0.014,
      (_x, _y, z) => from - 0.03 - z,
    ),
    { importance },
  ),
];

const head = [
  add(rind, gourd, { blend: 0.01, importance: 1.1 }),
  soft('#000000', torus([0, 0.22, 0], 0.04, 0.04), { width: 0.05, amount: 0.9, on: rind }),
  // Carved: eyes, a nose, a mouth with teeth, fire within.
  mirror(hole(triangle(0.1, 0.06, 0.115), 0.12, 2)),
  hole(triangle(0, -0.01, 0.065), 0.14, 1.6),
  hole(
    (x, y) =>
      Math.max(
        y + 0.05 - 0.9 * x * x,
        -0.145 + 1.4 * x * x - y,
        Math.abs(x) - 0.17,
        0.026 - Math.abs(Math.abs(x) - 0.075) - Math.max(0, y + 0.095) * 3,
      ),
    0.1,
    2,
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
