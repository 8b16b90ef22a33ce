import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  cylinder,
  decal,
  ellipsoid,
  type Field,
  frame,
  mirror,
  model,
  mound,
  type Paint,
  type Parts,
  roundedBox,
  shared,
  soft,
  wet,
} from '../language/index.ts';

const oak = clay('#84613c');
const pine = clay('#c2935a');
const red = clay('#b5452f');
const teal = clay('#3f7f86');
const cream = clay('#efe0b8');
const dark = clay('#2f1c12');
const band = clay('#4f3722');
const black = wet('#20140f');

/** A section of the trunk: a barrel with a flattened front. */
const barrel = (wood: Paint, wide: number, tall: number): Parts =>
  add(
    wood,
    shared(
      0.05,
      ellipsoid([0, 0, 0], [wide * 1.1, tall * 1.75, wide * 1.02]),
      roundedBox([0, 0, -0.01], [wide, tall, wide], 0.07),
    ),
    { blend: 0.01, importance: 1.2 },
  );

const ring = (y: number, radius: number): Parts =>
  add(band, cylinder([0, y, 0], radius, 0.032, 0.024), { blend: 0.012 });

/** Fast asleep at the bottom: heavy lids, a nose, a small round snore. */
const sleepy = frame({ at: [0, 0.18, 0], turn: [-9, -6, 0] }, [
  barrel(oak, 0.3, 0.16),
  mirror(
    add(cream, ellipsoid([0.12, 0.04, 0.265], [0.1, 0.075, 0.055]), { blend: 0.01, importance: 2 }),
    decal(
      dark,
      chain(
        [
          [0.02, 0.03, 0.3, 0.02],
          [0.115, -0.005, 0.33, 0.024],
          [0.215, 0.03, 0.27, 0.02],
        ],
        3,
      ),
      { importance: 3 },
    ),
    add(oak, cone([0.27, 0, 0], [0.36, -0.05, 0.02], 0.07, 0.05), { blend: 0.03 }),
  ),
  add(oak, blended(0.03, ellipsoid([0, -0.02, 0.3], [0.06, 0.075, 0.06]), ball([0, -0.05, 0.33], 0.055)), {
    blend: 0.02,
    importance: 1.5,
  }),
  carve(dark, ellipsoid([0.02, -0.11, 0.3], [0.062, 0.038, 0.07]), { blend: 0.015, importance: 2 }),
]);

/** Furious in the middle: brows in a V, bared teeth. */
const angry = frame({ at: [0.015, 0.5, 0.0], turn: [-7, 8, -2] }, [
  barrel(pine, 0.255, 0.135),
  mirror(
    add(cream, ball([0.1, 0.03, 0.215], 0.062), { blend: 0.006, importance: 3 }),
    decal(black, ellipsoid([0.086, 0.022, 0.27], [0.03, 0.034, 0.04]), { importance: 3 }),
    add(
      red,
      chain(
        [
          [0.02, 0.04, 0.275, 0.036],
          [0.11, 0.085, 0.265, 0.042],
          [0.22, 0.135, 0.19, 0.026],
        ],
        3,
      ),
      { blend: 0.01, importance: 1.6 },
    ),
    add(pine, cone([0.24, 0.0, 0], [0.33, 0.05, 0], 0.06, 0.03), { blend: 0.03 }),
  ),
  add(pine, ellipsoid([0, -0.005, 0.265], [0.05, 0.06, 0.055]), { blend: 0.02, importance: 1.4 }),
  carve(dark, roundedBox([0, -0.085, 0.27], [0.13, 0.036, 0.06], 0.03), { blend: 0.012, importance: 1.8 }),
  ...[-0.09, -0.03, 0.03, 0.09].map((x) =>
    add(cream, roundedBox([x, -0.085, 0.23], [0.026, 0.036, 0.03], 0.012), { blend: 0, importance: 2.4 }),
  ),
]);

/** A wing board: three painted feathers side by side. */
const wing: Field = blended(
  0.012,
  cone([0.2, 0.02, -0.04], [0.58, 0.2, -0.06], 0.065, 0.05),
  cone([0.2, -0.03, -0.04], [0.57, 0.08, -0.06], 0.06, 0.045),
  cone([0.2, -0.08, -0.04], [0.5, -0.03, -0.06], 0.055, 0.04),
);

/** Laughing on top: a hooked beak, wide eyes, wings, a fan of feathers. */
const laughing = frame({ at: [0.01, 0.79, 0], turn: [-6, -5, 4] }, [
  ...[-2, -1, 0, 1, 2].map((k): Parts => {
    const lean = k * 0.135;
    const tall = 0.42 - Math.abs(k) * 0.05;
    const paint = k % 2 === 0 ? cream : teal;
    return [
      add(paint, ellipsoid([lean * 1.25, tall * 0.72, -0.1], [0.075, 0.2, 0.04], [-6, 0, -k * 18]), { blend: 0.006 }),
      decal(
        k % 2 === 0 ? red : cream,
        ellipsoid([lean * 1.75, tall * 1.06, -0.12], [0.1, 0.075, 0.1], [0, 0, -k * 18]),
        { on: paint, importance: 1.5 },
      ),
    ];
  }),
  mirror(
    add(teal, wing, { blend: 0.008 }),
    decal(cream, (x, y) => 0.47 - x - 0.2 * y, { on: teal, importance: 1.5 }),
  ),
  barrel(red, 0.24, 0.14),
  add(band, cylinder([0, 0.135, -0.01], 0.21, 0.035, 0.024), { blend: 0.012 }),
  mirror(
    add(cream, ball([0.1, 0.05, 0.195], 0.072), { blend: 0.006, importance: 3 }),
    decal(black, ellipsoid([0.09, 0.06, 0.255], [0.036, 0.042, 0.045]), { importance: 3 }),
  ),
  carve(
    dark,
    shared(0.01, ellipsoid([0, -0.045, 0.24], [0.165, 0.085, 0.09]), (_, y) => y + 0.035),
    {
      blend: 0.012,
      importance: 2,
    },
  ),
  add(clay('#d9705a'), ellipsoid([0.01, -0.1, 0.2], [0.075, 0.03, 0.045]), { blend: 0, importance: 1.6 }),
  add(
    clay('#e8b53f'),
    chain(
      [
        [0, 0.045, 0.2, 0.06],
        [0, 0.03, 0.31, 0.05],
        [0, -0.035, 0.355, 0.022],
      ],
      3,
    ),
    { blend: 0.008, importance: 1.6 },
  ),
]);

/** A Lost Tribe: three carved faces on one trunk, asleep, furious and laughing, winged and feathered, leaning a little. */
export default model({
  height: 1.15,
  parts: [
    mound('#5d5142', 3),
    frame({ at: [0, 0.03, 0], turn: [0, 0, 4] }, [sleepy, ring(0.36, 0.235), angry, ring(0.645, 0.21), laughing]),
    soft('#4a3826', (_, y) => y - 0.06, { width: 0.12, amount: 0.6, on: oak }),
  ],
});
