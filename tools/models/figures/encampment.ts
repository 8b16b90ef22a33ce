import {
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
  metal,
  model,
  type Parts,
  roundedBox,
  shared,
  torus,
} from '../language/index.ts';

const canvas = cloth('#d8b98a');
const brick = cloth('#b5553a');
const patch = cloth('#5f7f58');
const wood = clay('#7a5230');
const pale = clay('#a87a4a');
const dark = cloth('#2e2118');
const rope = clay('#e6d3a4');
const steel = metal('#a9b0b6');
const stone = clay('#84807a');

const ground = add(cloth('#6b6243'), blended(0.05, ellipsoid([0, -0.02, 0.02], [0.63, 0.065, 0.57])), {
  blend: 0.006,
  importance: 0.6,
});

/** A ridge tent along z: its walls sag, its front is open and its flaps are turned back. */
const tent = (paint: typeof canvas, wide: number, tall: number, long: number): Parts => {
  // Sides of a sagging roof: the width left at a height.
  const left = (y: number) => wide * (1 - y / tall) * (1 - 0.5 * (y / tall) * (1 - y / tall));
  const roof: Field = (x, y, z) =>
    Math.max(
      (Math.abs(x) - left(Math.max(0, y - 0.05 * Math.cos((z / long) * 2)))) * 0.8,
      Math.abs(z) - long,
      -y - 0.03,
    );
  const inside: Field = (x, y, z) => Math.max((Math.abs(x) - left(y + 0.055)) * 0.8, -z + 0.02, y - tall + 0.075);
  return [
    add(
      paint,
      shared(
        0.02,
        (x, y, z) => roof(x, y, z) - 0.012,
        (_, y) => y - tall * 1.02,
      ),
      { blend: 0.01 },
    ),
    decal(
      dark,
      (x, y, z) => Math.max((Math.abs(x) - left(y + 0.06) * 0.82) * 0.8, long - 0.03 - z, inside(x, y, z) - 0.3),
      { importance: 2, on: paint },
    ),
    // Flaps turned back to both sides.
    ...[1, -1].map((side) =>
      add(paint, cone([side * wide * 0.86, 0.03, long + 0.02], [side * 0.05, tall * 0.82, long + 0.01], 0.05, 0.03), {
        blend: 0.008,
      }),
    ),
    // The ridge pole and the crossed poles at its ends.
    add(wood, cone([0, tall - 0.01, -long - 0.03], [0, tall + 0.02, long + 0.07], 0.032), { blend: 0.006 }),
    add(wood, cone([0.05, tall - 0.06, long + 0.02], [-0.08, tall + 0.13, long + 0.03], 0.03, 0.026), { blend: 0.006 }),
    add(wood, cone([-0.05, tall - 0.06, long + 0.02], [0.08, tall + 0.13, long + 0.03], 0.03, 0.026), { blend: 0.006 }),
  ];
};

const large: Parts = frame({ at: [-0.26, 0.02, -0.13], turn: [0, 22, 3] }, [
  tent(canvas, 0.27, 0.5, 0.25),
  // A patch with its stitches.
  decal(patch, roundedBox([0.16, 0.23, 0.08], [0.2, 0.085, 0.085], 0.01, [0, 0, 8]), { on: canvas, importance: 3 }),
]);
const small: Parts = frame({ at: [0.34, 0.02, -0.2], turn: [0, -30, -4] }, [
  tent(brick, 0.2, 0.4, 0.19),
  decal(rope, (_x, y) => Math.abs(y - 0.12) - 0.03, { on: brick, importance: 1.3 }),
]);

const fire: Parts = frame({ at: [0.09, 0.05, 0.31], size: 1.12 }, [
  ...[0, 1, 2, 3, 4, 5, 6].map((k) =>
    add(stone, ellipsoid([Math.sin(k * 0.9) * 0.135, 0.0, Math.cos(k * 0.9) * 0.135], [0.052, 0.045, 0.045]), {
      blend: 0.008,
      importance: 0.8,
    }),
  ),
  add(wood, cone([-0.1, 0.02, 0.05], [0.09, 0.07, -0.04], 0.034), { blend: 0.006 }),
  add(wood, cone([0.1, 0.02, 0.06], [-0.07, 0.07, -0.05], 0.034), { blend: 0.006 }),
  add(
    glow('#ff7a1f'),
    blended(
      0.02,
      ellipsoid([0, 0.09, 0], [0.085, 0.08, 0.085]),
      chain(
        [
          [0, 0.1, 0, 0.075],
          [0.025, 0.2, 0.0, 0.05],
          [-0.005, 0.29, 0, 0.018],
        ],
        3,
      ),
      cone([-0.05, 0.08, 0.02], [-0.075, 0.19, 0.02], 0.045, 0.018),
    ),
    { blend: 0, importance: 1.5 },
  ),
  add(
    glow('#ffd75e'),
    chain(
      [
        [0.005, 0.08, 0.055, 0.05],
        [0.02, 0.14, 0.055, 0.034],
        [0.01, 0.19, 0.045, 0.016],
      ],
      3,
    ),
    { blend: 0, importance: 1.5 },
  ),
]);

const crate: Parts = frame({ at: [0.44, 0.11, 0.2], turn: [0, 24, 0] }, [
  add(pale, roundedBox([0, 0, 0], [0.1, 0.1, 0.1], 0.02), { blend: 0.006 }),
  ...[0.078, -0.078].map((y) => add(wood, roundedBox([0, y, 0], [0.113, 0.026, 0.113], 0.012), { blend: 0.004 })),
  add(brick, ball([0.03, 0.13, 0.02], 0.05), { blend: 0.006 }),
  add(clay('#c7a032'), ball([-0.05, 0.125, -0.02], 0.045), { blend: 0.006 }),
]);

/** Three spears leaned together, and a round shield in front of them. */
const rack: Parts = frame({ at: [-0.44, 0.02, 0.28] }, [
  ...(
    [
      [0.13, 0.02],
      [-0.09, 0.1],
      [-0.04, -0.12],
    ] as const
  ).map(
    ([x, z]): Parts => [
      add(wood, cone([x, 0, z], [-x * 0.45, 0.5, -z * 0.45], 0.03, 0.028), { blend: 0.006 }),
      add(steel, cone([-x * 0.45, 0.49, -z * 0.45], [-x * 0.62, 0.63, -z * 0.62], 0.048, 0.014), { blend: 0.004 }),
    ],
  ),
  add(rope, torus([0, 0.37, 0], 0.045, 0.026), { blend: 0.006 }),
  frame({ at: [0.03, 0.13, 0.13], turn: [-22, 8, 0] }, [
    add(brick, ellipsoid([0, 0, 0], [0.125, 0.125, 0.04]), { blend: 0.006 }),
    add(steel, ball([0, 0, 0.025], 0.044), { blend: 0.004 }),
  ]),
]);

/** An Encampment: two crooked tents, one patched, around a fire, with a crate of apples and a stand of spears. */
export default model({
  height: 0.65,
  onChip: false,
  overhang: 0.7,
  triangles: { figure: 1300, low: 400 },
  parts: [ground, large, small, fire, crate, rack],
});
