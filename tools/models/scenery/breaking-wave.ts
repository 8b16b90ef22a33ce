import { add, ball, blended, chain, cloth, ellipsoid, type Field, skin, soft } from '../language/index.ts';

const water = skin('#2d74a6');
const foam = cloth('#e6f3f2');

/** Water whirled up to his waist: ridges that climb as they turn. */
const whirl: Field = (x, y, z) => {
  const angle = Math.atan2(x, z);
  const up = Math.max(0, y);
  const ridge = Math.sin(3 * angle + 15 * up + 0.9);
  const reach = 0.185 + 0.235 * Math.exp(-up * 9) + 0.034 * ridge * Math.max(0, 1 - up * 3.4);
  return Math.max((Math.hypot(x, z) - reach) * 0.55, y - 0.27);
};

/** He rises out of the sea; behind him a wave climbs round and breaks at his left. */
export const breakingWave = [
  add(
    water,
    blended(
      0.06,
      whirl,
      chain([
        [-0.34, 0.05, -0.1, 0.07],
        [-0.22, 0.1, -0.29, 0.1],
        [0.08, 0.17, -0.36, 0.115],
        [0.36, 0.25, -0.22, 0.1],
        [0.46, 0.36, 0.0, 0.07],
        [0.43, 0.38, 0.13, 0.045],
        [0.38, 0.32, 0.19, 0.025],
      ]),
      chain([
        [0.34, 0.06, -0.2, 0.1],
        [0.4, 0.16, -0.02, 0.085],
        [0.33, 0.05, 0.14, 0.06],
      ]),
    ),
    { blend: 0.01, importance: 0.9 },
  ),
  soft('#7cc0d8', (x, y, z) => 0.02 + 0.38 * Math.exp(-Math.max(0, y) * 6) - Math.hypot(x, z), {
    width: 0.07,
    amount: 0.6,
    on: water,
  }),
  soft('#1d4f80', ellipsoid([0, 0, 0], [0.5, 0.05, 0.5]), { width: 0.06, amount: 0.7, on: water }),
  add(
    foam,
    blended(
      0.03,
      chain([
        [-0.2, 0.19, -0.36, 0.03],
        [-0.04, 0.26, -0.41, 0.04],
        [0.16, 0.3, -0.38, 0.05],
        [0.38, 0.37, -0.22, 0.055],
        [0.5, 0.44, 0.0, 0.055],
        [0.46, 0.43, 0.14, 0.055],
      ]),
      ball([0.39, 0.33, 0.21], 0.06),
      ball([0.46, 0.37, 0.19], 0.062),
      ball([0.35, 0.05, 0.25], 0.062),
      ball([0.25, 0.045, 0.35], 0.07),
      ball([0.14, 0.035, 0.39], 0.05),
      ball([-0.27, 0.05, 0.32], 0.062),
      ball([-0.17, 0.035, 0.385], 0.05),
      ball([-0.37, 0.04, 0.2], 0.055),
    ),
    { blend: 0.008, importance: 0.9 },
  ),
];
