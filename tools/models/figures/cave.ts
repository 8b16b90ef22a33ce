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

const rock = clay('#b09a7c');
const paleRock = clay('#cdb894');
const darkRock = clay('#94805f');
const dark = clay('#0f0c0c');
const moss = cloth('#5d7a3a');
const tooth = clay('#e0d0b0');
const shine = glow('#3fc9b8');
const deep = glow('#135e5a');

const boulder = (at: Triple, size: Triple, seed: number): Field => {
  const cuts = [0, 1, 2, 3, 4].map((k) =>
    half([Math.sin(seed + k * 1.7), 0.4 * Math.sin(seed * 3 + k * 2.4) + 0.3, Math.cos(seed + k * 1.7)], 0.74),
  );
  const round = shared(0.05, ellipsoid([0, 0, 0], [1, 1, 1]), ...cuts);
  return placed((x, y, z) => round(x / size[0], y / size[1], z / size[2]) * Math.min(...size), at);
};

/** A dome of pale stone in layers, broader than it is high. */
const dome: Parts = [
  add(rock, boulder([0, 0.26, -0.12], [0.7, 0.5, 0.5], 0.4), { blend: 0.03, importance: 0.8 }),
  add(darkRock, boulder([-0.52, 0.16, 0.06], [0.24, 0.3, 0.3], 1.4), { blend: 0.02, importance: 0.8 }),
  add(darkRock, boulder([0.54, 0.15, 0.04], [0.24, 0.28, 0.3], 2.2), { blend: 0.02, importance: 0.8 }),
  add(darkRock, boulder([-0.6, 0.04, 0.34], [0.13, 0.11, 0.12], 3), { blend: 0.01, importance: 0.7 }),
];

/** An arch of stones around the mouth. */
const arch: Parts = Array.from({ length: 7 }, (_, k) => {
  const angle = ((k - 3) / 3) * 1.5;
  const at: Triple = [Math.sin(angle) * 0.4, 0.14 + Math.cos(angle) * 0.42, 0.28];
  return add(k % 2 === 0 ? paleRock : rock, ellipsoid(at, [0.12, 0.145, 0.14], [0, 0, -angle * 57]), { blend: 0.012 });
});

/** A cavern: a great round mouth in a low dome of pale stone, fangs of dripstone, a glow deep within and on its doorstep, and two eyes. */
export default model({
  height: 0.75,
  size: 0.25,
  onChip: false,
  overhang: 0.84,
  triangles: { figure: 520, low: 160 },
  parts: [
    dome,
    arch,
    carve(
      dark,
      shared(0.01, ellipsoid([0, 0.16, 0.24], [0.32, 0.36, 0.42]), (_, y) => -0.02 - y),
      { blend: 0.02, grow: 0.01 },
    ),
    add(dark, ellipsoid([0, -0.03, 0.26], [0.38, 0.07, 0.4]), { blend: 0.004, importance: 0.8 }),
    // Something shines far behind.
    add(deep, ellipsoid([0.02, 0.16, -0.1], [0.26, 0.26, 0.14]), { blend: 0.004, importance: 1.6 }),
    mirror(add(tooth, cone([0.16, 0.5, 0.26], [0.15, 0.32, 0.28], 0.062, 0.018), { blend: 0.01 })),
    add(tooth, cone([0.0, 0.56, 0.28], [0.0, 0.42, 0.3], 0.05, 0.018), { blend: 0.01 }),
    // Someone sits in the dark.
    add(dark, ellipsoid([-0.06, 0.08, 0.2], [0.15, 0.14, 0.12]), { blend: 0.004, importance: 0.8 }),
    add(glow('#ffb347'), ball([-0.13, 0.17, 0.28], 0.048), { blend: 0, importance: 3 }),
    add(glow('#ffb347'), ball([0.01, 0.17, 0.28], 0.048), { blend: 0, importance: 3 }),
    // Mushrooms that glow on the doorstep.
    ...(
      [
        [0.4, 0.1, 0.44, 0.1],
        [0.54, 0.07, 0.34, 0.075],
        [-0.4, 0.08, 0.46, 0.085],
      ] as const
    ).flatMap(([x, y, z, size]): Parts[] => [
      add(tooth, cone([x, -0.02, z], [x, y, z], size * 0.4, size * 0.36), { blend: 0.004, importance: 0.7 }),
      add(
        shine,
        shared(0.01, ellipsoid([x, y + 0.01, z], [size, size * 0.85, size]), (_, up) => y - up),
        { blend: 0.002, importance: 1.4 },
      ),
    ]),
    add(
      moss,
      blended(
        0.03,
        ellipsoid([0.14, 0.7, -0.14], [0.3, 0.08, 0.24], [0, 0, -10]),
        ellipsoid([-0.26, 0.64, -0.06], [0.22, 0.08, 0.22], [0, 0, 12]),
      ),
      { blend: 0.012 },
    ),
  ],
});
