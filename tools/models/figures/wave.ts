import { add, chain, cloth, model, skin, soft } from '../language/index.ts';

const water = skin('#4f9cc8');
const foam = cloth('#e2f1f3');

/** A wavelet that runs towards z: a crescent of water, foam along its crest. */
export default model({
  height: 0.3,
  size: 0.11,
  onChip: false,
  overhang: 0.85,
  triangles: { figure: 56, low: 24 },
  parts: [
    add(
      water,
      chain(
        [
          [-0.74, 0.0, -0.2, 0.03],
          [-0.36, 0.0, 0.02, 0.13],
          [0.06, 0.02, 0.1, 0.17],
          [0.44, 0.0, 0.0, 0.12],
          [0.76, 0.0, -0.22, 0.03],
        ],
        3,
      ),
      { blend: 0, importance: 0.8 },
    ),
    soft('#2f78ad', (_, y) => y - 0.02, { width: 0.1, amount: 0.7, on: water }),
    add(
      foam,
      chain(
        [
          [-0.56, 0.07, -0.07, 0.045],
          [-0.24, 0.14, 0.1, 0.075],
          [0.1, 0.17, 0.17, 0.085],
          [0.46, 0.1, 0.04, 0.045],
        ],
        3,
      ),
      { blend: 0.004 },
    ),
  ],
});
