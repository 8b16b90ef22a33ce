import {
  add,
  ball,
  blended,
  chain,
  clay,
  cloth,
  cone,
  cylinder,
  decal,
  ellipsoid,
  frame,
  glow,
  gold,
  model,
  type Paint,
  type Parts,
  roundedBox,
  shared,
  soft,
  torus,
} from '../language/index.ts';

const grass = cloth('#6f9a3c');
const darkGrass = cloth('#577c2f');
const green = clay('#3a7a48');
const wood = clay('#8b5a2b');
const darkWood = clay('#5e3a1d');
const stone = clay('#8d8579');
const light = glow('#ffcf6b');
const smoke = cloth('#cfc8bd');

const hill: Parts = [
  add(
    grass,
    shared(
      0.03,
      blended(0.1, ellipsoid([0, 0.0, -0.1], [0.6, 0.4, 0.46]), ellipsoid([-0.14, 0.04, -0.04], [0.42, 0.4, 0.4])),
      // The front is cut away for the door.
      (x, y, z) => (z - 0.31 + 0.25 * y + 0.15 * x * x) * 0.9,
    ),
    { blend: 0.03, importance: 0.8 },
  ),
  add(cloth('#7a6a48'), shared(0.02, ellipsoid([-0.1, -0.01, 0.36], [0.3, 0.055, 0.26])), {
    blend: 0.01,
    importance: 0.7,
  }),
  soft('#87b04a', ellipsoid([-0.1, 0.42, -0.06], [0.34, 0.12, 0.28]), { width: 0.12, on: grass }),
  // Tufts hang over the front.
  ...[-0.38, -0.24, 0.06, 0.32].map((x, k) =>
    add(
      darkGrass,
      cone(
        [x, 0.34 - Math.abs(x + 0.1) * 0.38, 0.2],
        [x * 1.04, 0.28 - Math.abs(x + 0.1) * 0.42 - (k % 2) * 0.02, 0.28],
        0.06,
        0.022,
      ),
      { blend: 0.02 },
    ),
  ),
];

/** Round, green, in a frame of wood; its knob exactly in the middle. */
const door: Parts = frame({ at: [-0.12, 0.2, 0.25], turn: [-10, -8, 0] }, [
  add(wood, cylinder([0, 0, 0], 0.225, 0.055, 0.02, [90, 0, 0]), { blend: 0.012, importance: 1.2 }),
  add(green, cylinder([0, 0, 0.02], 0.17, 0.055, 0.012, [90, 0, 0]), { blend: 0.003, importance: 1.4 }),
  ...[-0.062, 0.062].map((x) =>
    decal(darkWood, roundedBox([x, 0, 0.07], [0.012, 0.3, 0.05], 0.004), { on: green, importance: 2 }),
  ),
  add(gold('#e0aa36'), ball([0, 0, 0.09], 0.042), { blend: 0.004, importance: 2 }),
  add(stone, roundedBox([0, -0.2, 0.1], [0.15, 0.035, 0.09], 0.025), { blend: 0.01 }),
]);

const window: Parts = frame({ at: [0.29, 0.185, 0.2], turn: [-14, 22, 0] }, [
  add(wood, cylinder([0, 0, 0], 0.125, 0.05, 0.02, [90, 0, 0]), { blend: 0.012, importance: 1.2 }),
  add(light, cylinder([0, 0, 0.03], 0.085, 0.035, 0.01, [90, 0, 0]), { blend: 0.002, importance: 1.5 }),
  add(wood, roundedBox([0, 0, 0.06], [0.018, 0.1, 0.018], 0.008), { blend: 0.002, importance: 1.2 }),
  add(wood, roundedBox([0, 0, 0.06], [0.1, 0.018, 0.018], 0.008), { blend: 0.002, importance: 1.2 }),
]);

/** Small stones, leaning; one curl of smoke. */
const chimney: Parts = frame({ at: [0.2, 0.27, -0.16], turn: [0, 0, -7] }, [
  add(stone, cone([0, 0, 0], [0, 0.25, 0], 0.09, 0.075), { blend: 0.02 }),
  add(darkWood, torus([0, 0.26, 0], 0.065, 0.03), { blend: 0.008 }),
  add(
    smoke,
    chain([
      [0.01, 0.3, 0, 0.035],
      [0.07, 0.4, 0.01, 0.06],
      [0.0, 0.49, 0.03, 0.062],
      [0.07, 0.58, 0.0, 0.05],
      [0.13, 0.6, -0.03, 0.022],
    ]),
    { blend: 0.004 },
  ),
]);

const flower = (x: number, y: number, z: number, petals: Paint): Parts => [
  add(petals, ball([x, y, z], 0.05), { blend: 0.003 }),
  decal(clay('#f2cf5a'), ball([x * 1.04, y + 0.03, z + 0.045], 0.03), { importance: 1.4 }),
];

const garden: Parts = [
  flower(-0.44, 0.15, 0.17, clay('#f6c1d0')),
  flower(-0.5, 0.08, 0.04, clay('#f4f0e4')),
  flower(-0.42, 0.27, -0.04, clay('#f4f0e4')),
  flower(0.46, 0.17, 0.03, clay('#f6c1d0')),
  flower(0.06, 0.4, -0.02, clay('#e07f9a')),
  flower(-0.3, 0.4, -0.12, clay('#f6c1d0')),
  // A low fence of three posts.
  ...[0, 1, 2].map((k) =>
    add(wood, cone([0.2 + k * 0.13, 0, 0.45 - k * 0.06], [0.2 + k * 0.13, 0.14, 0.45 - k * 0.06], 0.034, 0.03), {
      blend: 0.006,
    }),
  ),
  add(wood, cone([0.18, 0.09, 0.46], [0.49, 0.09, 0.32], 0.026), { blend: 0.006 }),
];

/** A Hole-in-the-Ground: a grassy mound with a round green door, a lit window, flowers, a chimney with one curl of smoke. */
export default model({
  height: 0.8,
  onChip: false,
  overhang: 0.68,
  triangles: { figure: 1300, low: 400 },
  parts: [hill, chimney, door, window, garden],
});
