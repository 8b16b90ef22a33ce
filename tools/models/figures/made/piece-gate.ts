import {
  above,
  add,
  ball,
  blended,
  chain,
  clay,
  cloth,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  glow,
  gold,
  metal,
  mirror,
  model,
  type Parts,
  roundedBox,
  shared,
  soft,
} from '../../language/index.ts';

const wall = clay('#a79f94');
const pale = clay('#c6beb0');
const dim = clay('#857d74');
const rune = glow('#8a6cf0');
const light = glow('#5a3fd0');
const bright = glow('#c9b4ff');
const moss = cloth('#6f8a44');
const iron = metal('#5d6066');

const ground = add(
  cloth('#6b6149'),
  blended(
    0.05,
    ellipsoid([0, -0.02, 0], [0.6, 0.07, 0.42]),
    ellipsoid([0.46, 0.02, 0.2], [0.09, 0.07, 0.08]),
    ellipsoid([-0.48, 0.02, 0.14], [0.08, 0.05, 0.1]),
  ),
  { blend: 0.006, importance: 0.6 },
);

/** Blocks of an arch, each a wedge, from foot to foot. */
const arch: Parts = Array.from({ length: 9 }, (_, k) => {
  const angle = ((k - 4) * 25 * Math.PI) / 180;
  const [x, y] = [Math.sin(angle), Math.cos(angle)];
  const stone = k % 3 === 0 ? pale : k % 3 === 1 ? wall : dim;
  const out = k === 4 ? 0.42 : 0.405;
  return add(
    stone,
    roundedBox(
      [x * out, 0.6 + y * out, 0],
      [0.088 + (k === 4 ? 0.02 : 0), 0.088 + (k === 4 ? 0.03 : 0), 0.13 + (k === 4 ? 0.02 : 0)],
      0.03,
      [0, 0, (-angle * 180) / Math.PI],
    ),
    { blend: 0.012 },
  );
});
const pillars: Parts = mirror(
  add(dim, roundedBox([0.41, 0.06, 0], [0.15, 0.06, 0.19], 0.025), { blend: 0.01 }),
  add(wall, roundedBox([0.405, 0.22, 0], [0.105, 0.1, 0.14], 0.03), { blend: 0.01 }),
  add(pale, roundedBox([0.4, 0.41, 0], [0.1, 0.088, 0.135], 0.03), { blend: 0.01 }),
);

/** What is seen in it: a swirl that glows. */
const veil: Field = shared(
  0.006,
  (x, y) => Math.hypot(x, Math.max(0, y - 0.6)) - 0.32,
  (_x, _y, z) => Math.abs(z + 0.02) - 0.03,
  above(0.03),
);
const swirl: Field = (x, y) => {
  const [u, v] = [x, y - 0.52];
  const out = Math.hypot(u, v);
  const wind = Math.sin(Math.atan2(v, u) * 2 + out * 17);
  return (0.25 - wind) * 0.05 + (out < 0.05 ? -0.05 : 0);
};
const portal: Parts = [
  add(light, veil, { blend: 0, importance: 1.6 }),
  decal(rune, swirl, { on: light, importance: 1.6 }),
  decal(bright, (x, y) => Math.hypot(x, y - 0.52) - 0.07, { importance: 1.6 }),
];

const rest: Parts = [
  ...[0, 1, 2].map((k) =>
    add(
      k % 2 ? wall : dim,
      roundedBox([0, 0.025 + (2 - k) * 0.028, 0.16 + k * 0.1], [0.31 - k * 0.02, 0.03, 0.07], 0.02),
      { blend: 0.006 },
    ),
  ),
  add(gold('#e0aa36'), ellipsoid([0, 1.02, 0.14], [0.055, 0.06, 0.03]), { blend: 0.006, importance: 1.4 }),
  add(bright, ball([0, 1.02, 0.165], 0.03), { blend: 0, importance: 1.6 }),
  mirror(
    decal(rune, shared(0.002, roundedBox([0.405, 0.22, 0.14], [0.026, 0.055, 0.04], 0.004, [0, 0, 20])), {
      importance: 1.6,
    }),
    decal(rune, shared(0.002, roundedBox([0.4, 0.41, 0.135], [0.05, 0.018, 0.04], 0.004, [0, 0, -25])), {
      importance: 1.6,
    }),
    // Braziers on poles before the pillars.
    add(iron, cone([0.5, 0, 0.26], [0.5, 0.3, 0.26], 0.03), { blend: 0.006 }),
    add(iron, ellipsoid([0.5, 0.33, 0.26], [0.08, 0.05, 0.08]), { blend: 0.006 }),
    add(glow('#b79cff'), cone([0.5, 0.37, 0.26], [0.5, 0.48, 0.26], 0.05, 0.016), { blend: 0, importance: 1.3 }),
  ),
  add(
    moss,
    blended(
      0.02,
      ellipsoid([-0.3, 0.93, 0.02], [0.12, 0.05, 0.1], [0, 0, 30]),
      ellipsoid([0.42, 0.13, 0.13], [0.1, 0.035, 0.06]),
    ),
    { blend: 0.012 },
  ),
  add(
    moss,
    chain([
      [-0.36, 0.9, 0.12, 0.034],
      [-0.4, 0.76, 0.15, 0.03],
      [-0.38, 0.64, 0.15, 0.02],
    ]),
    { blend: 0.01 },
  ),
];

/** A gate of old stones with runes: something swirls in it. */
export default model({
  height: 1.15,
  onChip: false,
  overhang: 0.68,
  triangles: { figure: 1400, low: 380 },
  parts: [
    ground,
    pillars,
    arch,
    soft('#5f594c', ellipsoid([0, 0, 0], [0.7, 0.1, 0.6]), { width: 0.12 }),
    portal,
    rest,
    frame(
      { at: [0.27, 0.05, -0.3], turn: [0, 30, 0] },
      add(wall, roundedBox([0, 0, 0], [0.09, 0.06, 0.07], 0.025), { blend: 0.01 }),
    ),
  ],
});
