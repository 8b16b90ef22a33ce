import {
  add,
  ball,
  blended,
  carve,
  chain,
  clay,
  cone,
  ellipsoid,
  eyes,
  type Field,
  fist,
  frame,
  gold,
  mirror,
  mirrored,
  model,
  shared,
  skin,
  soft,
  star,
  type Triple,
  torus,
} from '../language/index.ts';
import { breakingWave } from '../scenery/breaking-wave.ts';

const teal = skin('#359a96');
const pale = '#bfe0bd';
const deep = '#256a86';
const fin = skin('#f2a05e');
const rib = skin('#c9502c');
const shellPaint = clay('#f4dcc0');
const lip = skin('#e39a72');
const brass = gold('#e3b54a');
const rope = clay('#8a6a3c');

const trunk = [
  add(
    teal,
    blended(
      0.1,
      cone([0, 0.12, 0], [0, 0.3, 0], 0.22, 0.185),
      ellipsoid([0, 0.42, 0.01], [0.21, 0.19, 0.18]),
      ellipsoid([0, 0.53, -0.01], [0.25, 0.13, 0.175]),
    ),
    { blend: 0.02 },
  ),
  soft(pale, ellipsoid([0, 0.38, 0.18], [0.12, 0.24, 0.14]), { width: 0.06, on: teal }),
  // The plates of the belly.
  ...[0.3, 0.4, 0.5].map((y) =>
    carve(
      null,
      chain(
        [
          [-0.12, y + 0.02, 0.165, 0.01],
          [0, y, 0.2, 0.016],
          [0.12, y + 0.02, 0.165, 0.01],
        ],
        3,
      ),
      { blend: 0.03 },
    ),
  ),
  add(rope, torus([0, 0.26, 0.0], 0.2, 0.036, [6, 0, 0]), { blend: 0.008 }),
  // A starfish for a buckle.
  frame({ at: [0.02, 0.25, 0.21], turn: [-8, 0, 12] }, [
    add(
      rib,
      shared(0.012, star([0, 0, 0], 0.098, 0.045), (_, __, z) => Math.abs(z) - 0.03),
      { blend: 0.004, importance: 1.6 },
    ),
  ]),
  // The fin down the back: rays with points, from the neck to the water.
  add(
    fin,
    shared(
      0.01,
      (x) => Math.abs(x) - 0.026,
      (_, y, z) => {
        const angle = Math.atan2(y - 0.42, -z - 0.06);
        return (Math.hypot(y - 0.42, (z + 0.06) * 0.78) - 0.31 - 0.045 * Math.cos(angle * 11)) * 0.75;
      },
      (_, __, z) => z,
    ),
    { blend: 0.01 },
  ),
  ...[-1, 0, 1].map((k) => {
    const angle = (k * 2 * Math.PI) / 11;
    const place = (reach: number): Triple => [
      0,
      0.42 + Math.sin(angle) * reach,
      -0.06 - (Math.cos(angle) * reach) / 0.86,
    ];
    return add(rib, cone(place(0.12), place(0.36), 0.04, 0.028), { blend: 0.006 });
  }),
];

/** An open fan around the origin: rays with points beyond the skin between them. Spread upwards in x and y. */
function fan(reach: number, from: number, to: number, rays: number): { skin: Field; rays: Field } {
  const step = (to - from) / (rays - 1);
  const at = (k: number) => ((from + k * step) * Math.PI) / 180;
  const bars = Array.from({ length: rays }, (_, k) =>
    cone([0, 0, 0], [Math.sin(at(k)) * reach * 1.04, Math.cos(at(k)) * reach * 1.04, 0], 0.045, 0.026),
  );
  const sheet: Field = (x, y) => {
    const angle = (Math.atan2(x, y) * 180) / Math.PI;
    const between = 0.5 - 0.5 * Math.cos(((angle - from) / step) * 2 * Math.PI);
    const beyond = Math.max(0, Math.abs(angle - (from + to) / 2) - (to - from) / 2);
    return (Math.hypot(x, y) - reach + 0.06 * between + beyond * 0.02) * 0.7;
  };
  return { skin: shared(0.01, sheet, (_, __, z) => Math.abs(z) - 0.022), rays: blended(0.01, ...bars) };
}

const spread = (reach: number, from: number, to: number, rays: number) => {
  const parts = fan(reach, from, to, rays);
  return [add(fin, parts.skin, { blend: 0.008 }), add(rib, parts.rays, { blend: 0.006, importance: 1.4 })];
};

const arms = [
  add(
    teal,
    chain([
      [-0.23, 0.55, -0.01, 0.098],
      [-0.36, 0.46, 0.08, 0.08],
      [-0.36, 0.48, 0.26, 0.068],
    ]),
    { blend: 0.035 },
  ),
  fist(teal, [-0.345, 0.49, 0.32], 0.09),
  // A fin at each elbow.
  add(fin, cone([-0.37, 0.46, 0.05], [-0.47, 0.5, -0.04], 0.055, 0.02), { blend: 0.01 }),
  // The other hand is raised: so far and no further.
  add(
    teal,
    chain([
      [0.23, 0.55, -0.01, 0.098],
      [0.4, 0.48, -0.02, 0.08],
      [0.47, 0.56, 0.04, 0.066],
    ]),
    { blend: 0.035 },
  ),
  add(fin, cone([0.39, 0.47, -0.03], [0.45, 0.4, -0.1], 0.055, 0.02), { blend: 0.01 }),
  frame({ at: [0.49, 0.61, 0.06], turn: [-6, 30, -16] }, [
    add(
      teal,
      blended(
        0.02,
        ellipsoid([0, 0.02, 0], [0.075, 0.085, 0.045]),
        cone([-0.04, 0.06, 0], [-0.1, 0.18, 0.01], 0.036, 0.028),
        cone([0, 0.07, 0], [0, 0.215, 0.01], 0.036, 0.028),
        cone([0.04, 0.06, 0], [0.1, 0.18, 0.01], 0.036, 0.028),
        cone([-0.05, 0.0, 0.01], [-0.135, 0.05, 0.04], 0.036, 0.026),
      ),
      { blend: 0.012 },
    ),
    add(
      fin,
      shared(0.006, ellipsoid([0, 0.09, 0], [0.1, 0.1, 0.03]), (_, y) => -y + 0.05),
      { blend: 0.006 },
    ),
  ]),
];

/** A scallop on one shoulder. */
const shoulder = frame({ at: [0.26, 0.6, -0.03], turn: [-8, 10, -34] }, [
  add(
    shellPaint,
    (x, y, z) => {
      const angle = Math.atan2(x, z + 0.14);
      const ridge = 0.014 * Math.cos(angle * 11);
      const [u, v, w] = [x / 0.17, y / 0.105, z / 0.165];
      return (Math.sqrt(u * u + v * v + w * w) - 1) * 0.1 - ridge * 0.8;
    },
    { blend: 0.008 },
  ),
  soft('#d98a6a', ball([0, 0.05, -0.15], 0.1), { width: 0.12, on: shellPaint }),
]);

const prong = (x: number, from: number, to: number) =>
  blended(0.01, cone([x, from, 0], [x, to - 0.08, 0], 0.034), cone([x, to - 0.1, 0], [x, to, 0], 0.056, 0.014));

const trident = frame({ at: [-0.345, 0.49, 0.36], turn: [0, 52, 0] }, [
  add(rope, cone([0, -0.45, 0], [0, 0.4, 0], 0.038), { blend: 0.004 }),
  add(brass, torus([0, 0.36, 0], 0.036, 0.028), { blend: 0.004 }),
  add(
    brass,
    blended(
      0.02,
      prong(0, 0.36, 0.76),
      mirrored(
        chain(
          [
            [0, 0.4, 0, 0.038],
            [0.09, 0.43, 0, 0.036],
            [0.145, 0.5, 0, 0.034],
          ],
          3,
        ),
      ),
      prong(0.145, 0.49, 0.69),
      prong(-0.145, 0.49, 0.69),
    ),
    { blend: 0.006 },
  ),
]);

const head = frame({ at: [0, 0.77, 0.05], turn: [-4, -8, 5] }, [
  // A comb from the brow to the neck, to show from the side.
  frame({ at: [0, 0.06, -0.03], turn: [0, 90, 0] }, spread(0.33, -28, 92, 5)),
  // The crest stands like a rising sun and leans back, to show as a fan from above too.
  frame({ at: [0, 0.08, -0.08], turn: [-32, 0, 0] }, spread(0.36, -46, 46, 5)),
  mirror(frame({ at: [0.15, -0.02, -0.0], turn: [-16, 26, 0] }, spread(0.215, 66, 124, 3))),
  add(
    teal,
    blended(
      0.07,
      ellipsoid([0, 0.02, -0.01], [0.195, 0.19, 0.185]),
      ellipsoid([0, -0.06, 0.09], [0.175, 0.105, 0.135]),
      mirrored(ball([0.115, 0.07, 0.085], 0.078)),
    ),
    { blend: 0.02, importance: 1.3 },
  ),
  soft(deep, ellipsoid([0, 0.2, -0.08], [0.16, 0.14, 0.22]), { width: 0.1, amount: 0.7, on: teal }),
  soft(pale, ellipsoid([0, -0.14, 0.12], [0.16, 0.07, 0.14]), { width: 0.06, on: teal }),
  // A wide mouth with thick lips, its corners up.
  add(
    lip,
    mirrored(
      chain(
        [
          [0, -0.062, 0.232, 0.036],
          [0.08, -0.062, 0.212, 0.035],
          [0.15, -0.03, 0.15, 0.026],
          [0.175, 0.0, 0.105, 0.018],
        ],
        3,
      ),
    ),
    { blend: 0.012, importance: 1.6 },
  ),
  add(
    lip,
    mirrored(
      chain(
        [
          [0, -0.125, 0.222, 0.038],
          [0.08, -0.118, 0.2, 0.035],
          [0.15, -0.055, 0.145, 0.024],
        ],
        3,
      ),
    ),
    { blend: 0.012, importance: 1.6 },
  ),
  carve(
    skin('#7a2f3a'),
    mirrored(
      chain(
        [
          [0, -0.093, 0.262, 0.016],
          [0.08, -0.089, 0.24, 0.016],
          [0.145, -0.045, 0.175, 0.013],
        ],
        3,
      ),
    ),
    { blend: 0.008, importance: 2, grow: 0.002 },
  ),
  carve(null, mirrored(ball([0.03, 0.0, 0.235], 0.016)), { blend: 0.01 }),
  eyes([0.118, 0.085, 0.128], 0.068, { white: '#fbf3cf', pupil: '#12242c', share: 0.52, inward: 0.008 }),
  // Lids that make him a little stern.
  mirror(
    add(
      teal,
      chain(
        [
          [0.045, 0.135, 0.18, 0.024],
          [0.11, 0.16, 0.165, 0.034],
          [0.18, 0.15, 0.11, 0.024],
        ],
        3,
      ),
      { blend: 0.016, importance: 2 },
    ),
    // Barbels for a moustache.
    add(
      lip,
      chain([
        [0.1, -0.085, 0.195, 0.032],
        [0.2, -0.12, 0.21, 0.032],
        [0.26, -0.22, 0.19, 0.03],
        [0.3, -0.28, 0.21, 0.018],
      ]),
      { blend: 0.012 },
    ),
  ),
]);

/** Tritons: fish out of a breaking wave; a crest like a rising sun, fins for ears, barbels for a moustache, a shell and a trident. */
export default model({ height: 1.1, parts: [breakingWave, trunk, arms, shoulder, trident, head] });
