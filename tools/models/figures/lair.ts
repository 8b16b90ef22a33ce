import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  ellipsoid,
  type Field,
  frame,
  half,
  mirror,
  model,
  type Parts,
  placed,
  shared,
  soft,
  type Triple,
} from '../language/index.ts';

const rock = clay('#5f5a48');
const darkRock = clay('#48442f');
const paleRock = clay('#757055');
const dark = clay('#1c1614');
const log = clay('#6b4c30');
const bone = clay('#e9dcb8');

/** A boulder: a ball cut flat by a few planes. */
const boulder = (at: Triple, size: Triple, seed: number): Field => {
  const cuts = [0, 1, 2, 3, 4, 5].map((k) =>
    half([Math.sin(seed + k * 1.7), 0.5 * Math.sin(seed * 3 + k * 2.4) + 0.3, Math.cos(seed + k * 1.7)], 0.74),
  );
  const round = shared(0.06, ellipsoid([0, 0, 0], [1, 1, 1]), ...cuts);
  const least = Math.min(...size);
  return placed((x, y, z) => round(x / size[0], y / size[1], z / size[2]) * least, at);
};

const ground = add(cloth('#57503f'), ellipsoid([0, -0.02, 0.04], [0.56, 0.07, 0.54]), {
  blend: 0.006,
  importance: 0.6,
});

const heap: Parts = [
  add(rock, boulder([0.04, 0.24, -0.2], [0.5, 0.5, 0.36], 0.4), { blend: 0.008 }),
  add(paleRock, boulder([-0.39, 0.16, 0.02], [0.22, 0.34, 0.27], 1.3), { blend: 0.008 }),
  add(paleRock, boulder([0.38, 0.2, 0.0], [0.25, 0.42, 0.28], 2.4), { blend: 0.008 }),
  add(rock, boulder([-0.44, 0.07, 0.25], [0.14, 0.16, 0.15], 0.1), { blend: 0.008 }),
  add(rock, boulder([0.47, 0.07, 0.24], [0.15, 0.16, 0.14], 3.1), { blend: 0.008 }),
  // The lintel, broken and crooked, over the mouth.
  add(darkRock, boulder([-0.14, 0.51, 0.08], [0.3, 0.16, 0.2], 5.2), { blend: 0.008 }),
  add(rock, boulder([0.18, 0.54, 0.04], [0.26, 0.2, 0.2], 4.0), { blend: 0.008 }),
];

const mouth: Parts = [
  carve(
    dark,
    shared(
      0.01,
      blended(0.06, ellipsoid([0, 0.22, 0.2], [0.23, 0.25, 0.24]), ellipsoid([0, 0.1, 0.28], [0.26, 0.2, 0.24])),
      (_, y) => 0.045 - y,
    ),
    { blend: 0.015, importance: 1.5, grow: 0.006 },
  ),
  // The door: logs set across the dark, one of them broken.
  ...(
    [
      [-0.13, 0.04, 0.4, -0.1, 0.4, 0.27, 0.042],
      [0.0, 0.04, 0.43, 0.02, 0.24, 0.36, 0.046],
      [0.14, 0.04, 0.4, 0.12, 0.41, 0.27, 0.042],
    ] as const
  ).map(([x, y, z, u, v, w, thick]) => add(log, cone([x, y, z], [u, v, w], thick), { blend: 0.006 })),
  add(log, cone([-0.25, 0.31, 0.33], [0.25, 0.27, 0.33], 0.038), { blend: 0.006 }),
];

/** What is left of dinner. */
const bones: Parts = [
  frame({ at: [0.34, 0.07, 0.47], turn: [0, 28, 0] }, [
    add(
      bone,
      blended(
        0.015,
        cone([-0.1, 0, 0], [0.1, 0, 0], 0.034),
        ball([-0.12, 0.01, 0.03], 0.045),
        ball([-0.12, 0.01, -0.03], 0.045),
        ball([0.12, 0.01, 0.03], 0.045),
        ball([0.12, 0.01, -0.03], 0.045),
      ),
      { blend: 0.006 },
    ),
  ]),
];

/** Ribs on both sides of the way in. */
const ribs: Parts = mirror(
  ...([0.3, 0.46] as const).map((z, k) =>
    add(
      bone,
      chain(
        [
          [0.3 + k * 0.03, -0.02, z, 0.036],
          [0.44, 0.2 - k * 0.04, z + 0.03, 0.036],
          [0.3, 0.4 - k * 0.08, z + 0.05, 0.02],
        ],
        3,
      ),
      { blend: 0.006 },
    ),
  ),
);

/** A Troll's Lair: a low heap of bare boulders with a hole behind logs, ribs beside it: a place, with nothing that a Troll wears. */
export default model({
  height: 0.75,
  size: 0.76,
  onChip: false,
  overhang: 0.7,
  triangles: { figure: 1000, low: 320 },
  parts: [
    ground,
    heap,
    mouth,
    bones,
    ribs,
    soft('#57503f', (_, y) => y - 0.06, { width: 0.1, amount: 0.6, on: paleRock }),
  ],
});
