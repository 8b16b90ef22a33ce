import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cloth,
  cone,
  decal,
  ellipsoid,
  type Field,
  frame,
  type Knot,
  mirror,
  model,
  type Parts,
  placed,
  shared,
  skin,
  soft,
  torus,
  wet,
} from '../language/index.ts';

const red = skin('#b8382a');
const darkRed = skin('#8d2a26');
const belly = skin('#e8b25a');
const membrane = cloth('#6b2634');
const horn = clay('#f0ddae');
const claw = clay('#f0ddae');
const smoke = cloth('#cfc8c2');

const ground = add(
  cloth('#5a4a3c'),
  blended(
    0.04,
    ellipsoid([0, -0.02, -0.02], [0.58, 0.075, 0.56]),
    ellipsoid([0.42, 0.02, 0.26], [0.09, 0.06, 0.08]),
    ellipsoid([-0.5, 0.02, -0.14], [0.07, 0.05, 0.09]),
  ),
  { blend: 0.006, importance: 0.6 },
);

const body = [
  add(
    red,
    blended(0.1, ellipsoid([0, 0.27, -0.2], [0.29, 0.27, 0.29]), ellipsoid([0, 0.45, -0.04], [0.23, 0.28, 0.23])),
    { blend: 0.02 },
  ),
  mirror(
    add(red, ellipsoid([0.25, 0.2, -0.14], [0.15, 0.19, 0.23]), { blend: 0.05 }),
    add(red, blended(0.03, ellipsoid([0.29, 0.07, 0.12], [0.1, 0.06, 0.16])), { blend: 0.03 }),
    // Forelegs straight under the chest, like a cat's.
    add(
      red,
      chain([
        [0.17, 0.5, 0.06, 0.12],
        [0.18, 0.3, 0.17, 0.09],
        [0.16, 0.1, 0.2, 0.085],
      ]),
      { blend: 0.04 },
    ),
    add(red, ellipsoid([0.16, 0.085, 0.27], [0.095, 0.06, 0.12]), { blend: 0.03 }),
    ...[-0.055, 0, 0.055].map((x) =>
      add(claw, cone([0.16 + x, 0.075, 0.36], [0.16 + x * 1.1, 0.05, 0.42], 0.03, 0.016), { blend: 0.004 }),
    ),
  ),
];

const spine: readonly Knot[] = [
  [0, 0.56, -0.02, 0.2],
  [0, 0.78, -0.09, 0.145],
  [0.01, 0.95, -0.03, 0.12],
  [0.02, 1.06, 0.1, 0.12],
];
const neck = add(red, chain(spine), { blend: 0.08 });

/** Broad plates down the throat and the chest. */
const plates: Parts = [
  [0.9, 0.1, 0.085, 0.06],
  [0.79, 0.06, 0.1, 0.065],
  [0.67, 0.11, 0.125, 0.07],
  [0.54, 0.155, 0.15, 0.078],
  [0.4, 0.16, 0.16, 0.08],
  [0.27, 0.14, 0.15, 0.08],
].map(([y = 0, z = 0, wide = 0, tall = 0]) =>
  add(belly, ellipsoid([0.005, y, z], [wide, tall, 0.075], [-12, 0, 0]), { blend: 0.012 }),
);

const ridge: Parts = (
  [
    [0, 0.62, -0.26, 0.05, -50],
    [0, 0.78, -0.24, 0.05, -62],
    [0.01, 0.94, -0.16, 0.045, -48],
    [0, 0.46, -0.38, 0.05, -68],
  ] as const
).map(([x, y, z, size, pitch]) =>
  frame(
    { at: [x, y, z], turn: [pitch, 0, 0] },
    add(horn, cone([0, -0.06, 0], [0, 0.1, -0.02], size, 0.016), { blend: 0.008 }),
  ),
);

/** Curled round its feet, ending in a leaf. */
const tail = [
  add(
    red,
    chain([
      [0.1, 0.14, -0.42, 0.16],
      [0.4, 0.11, -0.36, 0.12],
      [0.56, 0.09, -0.02, 0.095],
      [0.46, 0.09, 0.34, 0.075],
      [0.16, 0.1, 0.51, 0.055],
      [-0.02, 0.14, 0.53, 0.035],
    ]),
    { blend: 0.04 },
  ),
  add(
    darkRed,
    placed(
      shared(0.01, ellipsoid([0, 0, 0], [0.15, 0.1, 0.045]), ellipsoid([0.03, 0, 0], [0.15, 0.1, 0.05])),
      [-0.12, 0.18, 0.52],
      [-35, 0, 20],
    ),
    { blend: 0.008 },
  ),
];

/** One wing half open: a bony arm, three fingers, skin between them with a scalloped hem. */
const fingers = [
  [0.7, 0.94],
  [0.74, 0.58],
  [0.6, 0.3],
] as const;
const sail: Field = (x, y, z) => {
  // A curved sheet behind the shoulder; its outline are the fingers' tips with notches between them.
  const angle = Math.atan2(y - 0.5, x - 0.1);
  const far = Math.hypot(x - 0.1, y - 0.5);
  const notch = 0.15 * Math.abs(Math.sin((angle - 0.63) * 6.2)) * (angle < 0.63 ? 1 : 0.5);
  const hem = 0.76 - 0.24 * Math.max(0, 0.63 - angle) - notch;
  const sheet = Math.abs(z + 0.2 + 0.35 * (x - 0.1) ** 2 + 0.12 * (y - 0.6)) - 0.026;
  return Math.max(sheet * 0.8, (far - hem) * 0.8, (-0.42 - angle) * far * 0.8, (angle - 0.98) * far * 0.8);
};
const back = (x: number, y: number) => -0.2 - 0.35 * (x - 0.1) ** 2 - 0.12 * (y - 0.6);
const wings = mirror(
  add(membrane, sail, { blend: 0.01 }),
  add(
    darkRed,
    chain([
      [0.08, 0.56, -0.16, 0.085],
      [0.3, 0.84, back(0.3, 0.84), 0.058],
      [0.5, 1.1, back(0.5, 1.1), 0.04],
    ]),
    { blend: 0.02 },
  ),
  ...fingers.map(([x, y]) =>
    add(darkRed, cone([0.12, 0.56, -0.19], [x, y, back(x, y) - 0.01], 0.045, 0.024), { blend: 0.01 }),
  ),
  add(horn, cone([0.5, 1.1, back(0.5, 1.1)], [0.53, 1.2, -0.26], 0.04, 0.016), { blend: 0.008 }),
);

const head = frame({ at: [0.03, 1.11, 0.13], turn: [6, 12, -6], size: 1.14 }, [
  add(
    red,
    blended(
      0.06,
      ellipsoid([0, 0.04, 0], [0.17, 0.15, 0.18]),
      ellipsoid([0, -0.03, 0.2], [0.125, 0.085, 0.17]),
      ball([0.06, 0.01, 0.31], 0.055),
      ball([-0.06, 0.01, 0.31], 0.055),
    ),
    { blend: 0.05, importance: 1.4 },
  ),
  soft(belly.colour, ellipsoid([0, -0.13, 0.18], [0.15, 0.07, 0.22]), { width: 0.07, on: red }),
  // A wide, content mouth.
  carve(
    darkRed,
    chain(
      [
        [-0.15, -0.015, 0.12, 0.014],
        [-0.11, -0.07, 0.28, 0.014],
        [0, -0.075, 0.37, 0.014],
        [0.11, -0.07, 0.28, 0.014],
        [0.15, -0.015, 0.12, 0.014],
      ],
      3,
    ),
    { blend: 0.01, importance: 2 },
  ),
  mirror(
    add(horn, cone([0.085, -0.065, 0.32], [0.088, -0.125, 0.335], 0.024, 0.014), { blend: 0.003, importance: 2 }),
    carve(darkRed, ball([0.055, 0.035, 0.355], 0.022), { blend: 0.01, importance: 1.6 }),
    // Sleepy: the upper lid covers the half of each eye.
    add(wet('#ffd23a'), ball([0.105, 0.085, 0.105], 0.066), { blend: 0.004, importance: 3 }),
    decal(wet('#1a0f08'), ellipsoid([0.108, 0.075, 0.165], [0.018, 0.04, 0.04]), { importance: 3 }),
    add(
      darkRed,
      shared(0.01, ball([0.107, 0.09, 0.1], 0.08), (_, y, z) => 0.105 - y + (z - 0.1) * 0.25),
      { blend: 0.008, importance: 1.8 },
    ),
    add(
      horn,
      chain([
        [0.1, 0.14, -0.06, 0.055],
        [0.16, 0.24, -0.16, 0.042],
        [0.19, 0.38, -0.19, 0.016],
      ]),
      { blend: 0.01, importance: 1.3 },
    ),
    add(membrane, ellipsoid([0.22, 0.04, -0.06], [0.1, 0.055, 0.028], [0, 30, 20]), { blend: 0.02 }),
    add(red, cone([0.14, -0.03, -0.02], [0.22, -0.08, -0.1], 0.05, 0.02), { blend: 0.03 }),
  ),
]);

/** One ring of smoke, just blown. */
const ring = [add(smoke, torus([0.4, 1.33, 0.36], 0.085, 0.038, [-62, 20, 0]), { blend: 0 })];

/** The Dragon sits like a cat: wings half open, tail round its feet, sleepy eyes, content with one ring of smoke. */
export default model({
  height: 1.45,
  overhang: 0.88,
  triangles: { figure: 1990, low: 640 },
  onChip: false,
  parts: [ground, body, tail, wings, neck, plates, ridge, head, ring],
});
