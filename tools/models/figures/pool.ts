import { bar, billow, type Clay, disc, made } from '../turned/index.ts';

const shore = (wide: number) => (angle: number) =>
  wide * (0.94 + 0.09 * Math.sin(angle * 3 + 1) + 0.05 * Math.sin(angle * 5));

/** A lily leaf, round but for a notch. */
const leaf = (x: number, z: number, wide: number, notch: number, sides: number): Clay =>
  disc(
    [x, 0.0145, z],
    (angle) => wide * (Math.cos(angle - notch) > 0.93 ? 0.25 : 1),
    ['#567535', '#7c9c4b'],
    sides,
    'clay',
  );

const pool = (sides: number, leafSides: number): Clay => [
  ...disc([0, 0.006, 0], shore(0.112), ['#4b4a34', '#3e4a32'], sides),
  ...disc([0.003, 0.0105, 0], shore(0.096), ['#1c3533', '#37584f'], sides, 'wet'),
  ...leaf(0.034, 0.034, 0.036, 0.4, leafSides),
  ...leaf(-0.044, -0.018, 0.031, 2.4, leafSides),
  ...(leafSides > 6 ? leaf(0.03, -0.05, 0.024, 4.4, leafSides) : []),
];

/** A pool of the swamp: dark water in a rim of mud, three lily leaves and a bloom. */
export default made(
  0.13,
  [
    ...pool(14, 9),
    ...billow([0.038, 0.018, 0.034], [0.015, 0.016, 0.015], ['#d47fa8', '#fbe3ee'], 5),
    ...bar([-0.07, 0, 0.05], [-0.078, 0.05, 0.055], 0.004, 0.003, ['#5c6d2e', '#98a052'], 3),
    ...bar([-0.078, 0.048, 0.055], [-0.08, 0.07, 0.056], 0.008, 0.006, ['#5c3a20', '#6e4a2c'], 4),
  ],
  pool(9, 5),
);
