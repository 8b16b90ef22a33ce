import {
  add,
  ball,
  blended,
  carve,
  clay,
  cloth,
  cone,
  ellipsoid,
  type Field,
  glow,
  half,
  mirror,
  model,
  type Parts,
  placed,
  shared,
  type Triple,
} from '../language/index.ts';

const rock = clay('#77706c');
const paleRock = clay('#8d8580');
const darkRock = clay('#615b57');
const dark = clay('#0f0c0c');
const moss = cloth('#5d7a3a');
const tooth = clay('#a39a90');

const boulder = (at: Triple, size: Triple, seed: number): Field => {
  const cuts = [0, 1, 2, 3, 4].map((k) =>
    half([Math.sin(seed + k * 1.7), 0.4 * Math.sin(seed * 3 + k * 2.4) + 0.3, Math.cos(seed + k * 1.7)], 0.74),
  );
  const round = shared(0.05, ellipsoid([0, 0, 0], [1, 1, 1]), ...cuts);
  return placed((x, y, z) => round(x / size[0], y / size[1], z / size[2]) * Math.min(...size), at);
};

const boulders: Parts = [
  add(rock, boulder([0, 0.3, -0.26], [0.62, 0.52, 0.42], 0.4), { blend: 0.01, importance: 0.8 }),
  add(paleRock, boulder([-0.46, 0.2, 0.02], [0.28, 0.4, 0.3], 1.4), { blend: 0.01, importance: 0.8 }),
  add(darkRock, boulder([0.46, 0.22, 0.0], [0.3, 0.44, 0.3], 2.2), { blend: 0.01, importance: 0.8 }),
  add(darkRock, boulder([-0.18, 0.56, 0.02], [0.34, 0.2, 0.28], 4.4), { blend: 0.01, importance: 0.8 }),
  add(paleRock, boulder([0.22, 0.6, -0.04], [0.3, 0.22, 0.26], 5.3), { blend: 0.01, importance: 0.8 }),
  add(rock, boulder([-0.6, 0.05, 0.28], [0.15, 0.14, 0.14], 3), { blend: 0.01, importance: 0.7 }),
];

/** A cavern: a tall dark arch between boulders, with fangs of stone, moss, and two eyes. */
export default model({
  height: 0.85,
  size: 0.25,
  onChip: false,
  overhang: 0.8,
  triangles: { figure: 460, low: 150 },
  parts: [
    boulders,
    carve(
      dark,
      shared(
        0.01,
        blended(0.08, ellipsoid([0, 0.26, 0.2], [0.25, 0.3, 0.36]), ellipsoid([0, 0.06, 0.3], [0.29, 0.22, 0.34])),
        (_, y) => -0.02 - y,
      ),
      { blend: 0.02, grow: 0.01 },
    ),
    add(dark, ellipsoid([0, -0.03, 0.26], [0.34, 0.085, 0.4]), { blend: 0.004, importance: 0.8 }),
    mirror(add(tooth, cone([0.11, 0.52, 0.2], [0.1, 0.35, 0.22], 0.06, 0.018), { blend: 0.01 })),
    // Someone sits in the dark.
    add(dark, ellipsoid([-0.03, 0.1, 0.25], [0.17, 0.15, 0.12]), { blend: 0.004, importance: 0.8 }),
    add(glow('#ffb347'), ball([-0.1, 0.17, 0.33], 0.05), { blend: 0, importance: 1.8 }),
    add(glow('#ffb347'), ball([0.05, 0.17, 0.33], 0.05), { blend: 0, importance: 1.8 }),
    add(
      moss,
      blended(
        0.03,
        ellipsoid([0.18, 0.76, -0.1], [0.26, 0.08, 0.22], [0, 0, -10]),
        ellipsoid([-0.24, 0.7, 0.0], [0.22, 0.08, 0.2], [0, 0, 10]),
        cone([0.34, 0.66, 0.1], [0.36, 0.48, 0.2], 0.07, 0.03),
      ),
      { blend: 0.012 },
    ),
  ],
});
