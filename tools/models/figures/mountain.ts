import {
  add,
  ball,
  blended,
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
  wet,
} from '../language/index.ts';

const rock = clay('#77757a');
const paleRock = clay('#949096');
const darkRock = clay('#5f5b5c');
const snow = clay('#f4f4f2');
const pine = cloth('#4a7438');
const wood = clay('#5a3a22');
const fleece = clay('#efe6d2');
const hoof = clay('#4a3b30');

/** A leaning peak: a cone cut into a few soft facets. */
const peak = (
  x: number,
  z: number,
  height: number,
  foot: number,
  lean: readonly [number, number],
  seed: number,
): Field => {
  const [ox, oz] = [lean[0] * height, lean[1] * height];
  const sides = [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = seed + k * 1.05 + 0.25 * Math.sin(seed * 5 + k * 2.3);
    const wide = foot * (0.86 + 0.16 * Math.sin(seed * 2 + k * 3.1));
    return { u: Math.sin(angle), v: Math.cos(angle), wide };
  });
  const slope = Math.hypot(1, foot / height);
  return (px, y, pz) => {
    const up = y / height;
    const [u, v] = [px - x - ox * up, pz - z - oz * up];
    let most = y - height + 0.02;
    for (const side of sides) {
      // Sides that bulge a little at half height look carved, not turned.
      const out = (u * side.u + v * side.v - side.wide * (1 - up) * (1 + 0.35 * up)) / slope;
      const h = Math.max(0, 0.03 - Math.abs(most - out)) / 0.03;
      most = Math.max(most, out) + h * h * 0.0075;
    }
    return most * 0.88;
  };
};

const great = peak(0.0, -0.1, 1.0, 0.4, [0.05, -0.02], 0.3);
const left = peak(-0.31, 0.08, 0.62, 0.28, [-0.12, 0.05], 1.5);
const right = peak(0.31, 0.05, 0.74, 0.29, [0.1, 0.02], 2.7);

/** Snow lies above a wavy line, deeper on the great peak. */
const cap = (solid: Field, line: number, seed: number): Parts =>
  add(
    snow,
    shared(
      0.02,
      (x, y, z) => solid(x, y, z) - 0.022,
      (x, y, z) => (line + 0.055 * Math.sin(Math.atan2(x - seed, z) * 5 + seed * 9) - y) * 0.8,
    ),
    { blend: 0.004 },
  );

const tree = (x: number, z: number, size: number): Parts =>
  frame({ at: [x, 0.02, z], size }, [
    add(wood, cone([0, 0, 0], [0, 0.1, 0], 0.045), { blend: 0.006 }),
    add(
      pine,
      shared(0.01, cone([0, 0.1, 0], [0, 0.3, 0], 0.16, 0.05), (_, y) => 0.09 - y),
      { blend: 0.006 },
    ),
    add(pine, cone([0, 0.25, 0], [0, 0.42, 0], 0.11, 0.02), { blend: 0.012 }),
  ]);

/** A goat that looks over the land from a ledge. */
const goat: Parts = [
  add(rock, shared(0.03, ellipsoid([0.17, 0.27, 0.26], [0.17, 0.13, 0.14]), half([0, 1, 0], 0.36)), { blend: 0.05 }),
  frame({ at: [0.17, 0.45, 0.3], turn: [0, 55, 0], size: 1.05 }, [
    add(
      fleece,
      blended(
        0.03,
        ellipsoid([0, 0.03, -0.02], [0.075, 0.075, 0.12]),
        cone([0, 0.06, 0.06], [0, 0.15, 0.11], 0.055, 0.045),
      ),
      { blend: 0.006 },
    ),
    mirror(
      add(hoof, cone([0.045, 0, 0.05], [0.045, -0.08, 0.06], 0.03, 0.026), { blend: 0.008 }),
      add(hoof, cone([0.045, 0, -0.08], [0.045, -0.08, -0.09], 0.03, 0.026), { blend: 0.008 }),
      add(hoof, cone([0.025, 0.2, 0.1], [0.06, 0.28, 0.02], 0.025, 0.016), { blend: 0.006 }),
    ),
    add(fleece, blended(0.02, ball([0, 0.18, 0.13], 0.058), cone([0, 0.17, 0.15], [0, 0.14, 0.22], 0.045, 0.034)), {
      blend: 0.01,
    }),
    mirror(add(wet('#1c1410'), ball([0.042, 0.195, 0.165], 0.02), { blend: 0.002, importance: 2.4 })),
  ]),
];

/** A Mountain: three leaning peaks under snow, two pines, and a goat on a ledge. */
export default model({
  height: 1.0,
  onChip: false,
  overhang: 0.7,
  triangles: { figure: 900, low: 260 },
  parts: [
    add(cloth('#5d5b50'), blended(0.05, ellipsoid([0, -0.02, 0], [0.6, 0.07, 0.52])), {
      blend: 0.006,
      importance: 0.6,
    }),
    add(rock, great, { blend: 0.03 }),
    add(paleRock, left, { blend: 0.02 }),
    add(paleRock, right, { blend: 0.02 }),
    add(darkRock, placed(shared(0.04, ball([0, 0, 0], 0.13), half([0, 1, 0.4], 0.08)), [-0.1, 0.05, 0.38]), {
      blend: 0.02,
    }),
    goat,
    cap(great, 0.62, 0.0),
    cap(left, 0.42, -0.31),
    cap(right, 0.5, 0.31),
    tree(-0.4, 0.38, 0.8),
    tree(-0.24, 0.46, 0.6),
    soft(darkRock.colour, (_, y) => y - 0.08, { width: 0.12, amount: 0.7, on: rock }),
    soft(darkRock.colour, (_, y) => y - 0.08, { width: 0.12, amount: 0.7, on: paleRock }),
  ],
});
