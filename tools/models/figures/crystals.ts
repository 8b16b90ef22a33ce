import {
  add,
  blended,
  clay,
  cylinder,
  ellipsoid,
  type Field,
  frame,
  glow,
  model,
  type Parts,
  shared,
  soft,
} from '../language/index.ts';

const rock = clay('#3d4754');
const paleRock = clay('#62707c');
// Of ice: no player's hue.
const deep = glow('#25849f');
const ice = glow('#62b9cb');
const clear = glow('#3b9db6');
const white = glow('#b4dde6');

/** A six-sided crystal that stands on its origin, `tall` to its tip. */
const prism = (wide: number, tall: number): Field =>
  shared(
    0.002,
    ...[0, 1, 2, 3, 4, 5].flatMap((k): Field[] => {
      const [u, v] = [Math.sin(k * 1.0472), Math.cos(k * 1.0472)];
      return [
        (x, _, z) => x * u + z * v - wide,
        (x, y, z) => (x * u + z * v - wide + (y - tall * 0.62) * ((wide * 1.0) / (tall * 0.38))) * 0.85,
      ];
    }),
    (_, y) => -y - 0.08,
  );

/** Six around, leaning outwards, of uneven heights; the one at the front is small, to show the one in the middle. */
const ring: Parts = (
  [
    [0.52, deep, 1],
    [0.72, clear, 1.1],
    [0.6, ice, 0.95],
    [0.85, deep, 1.15],
    [0.56, clear, 0.95],
    [0.76, ice, 1.05],
  ] as const
).map(([tall, paint, thick], k) => {
  const angle = 30 + k * 60;
  const [x, z] = [Math.sin((angle * Math.PI) / 180) * 0.47, Math.cos((angle * Math.PI) / 180) * 0.47];
  return frame({ at: [x, 0.02, z], turn: [17, angle, 0] }, [
    add(paint, prism(0.12 * thick, tall), { blend: 0.004 }),
    add(paleRock, ellipsoid([0.02, 0, 0.02], [0.19, 0.11, 0.18]), { blend: 0.01, importance: 0.7 }),
  ]);
});

/** A magic source: six glowing crystals around a taller one, on dark stone. */
export default model({
  height: 1,
  size: 0.21,
  onChip: false,
  overhang: 0.82,
  triangles: { figure: 420, low: 150 },
  parts: [
    add(rock, blended(0.06, cylinder([0, -0.01, 0], 0.6, 0.06, 0.03), ellipsoid([0, 0.02, 0], [0.34, 0.12, 0.34])), {
      blend: 0,
      importance: 0.7,
    }),
    ring,
    frame({ at: [0, 0.05, 0], turn: [4, 20, -5] }, add(white, prism(0.15, 0.86), { blend: 0.004 })),
    soft('#9fdcea', (x, _, z) => Math.hypot(x, z) - 0.3, { width: 0.2, amount: 0.5, on: rock }),
  ],
});
