import { bar, type Clay, made } from '../turned/index.ts';

const wood = ['#4b4038', '#8d7d6a'] as const;

const trunk = (sides: number): Clay => [
  ...bar([0, 0, 0], [0.016, 0.13, 0.004], 0.026, 0.017, wood, sides),
  ...bar([0.016, 0.125, 0.004], [0.0, 0.25, 0.01], 0.017, 0, wood, sides),
  ...bar([0.014, 0.12, 0.004], [0.085, 0.2, 0.03], 0.013, 0, wood, sides),
  ...bar([0.01, 0.15, 0.006], [-0.07, 0.215, -0.01], 0.011, 0, wood, 3),
];

/** A dead tree of the swamp: a crooked trunk, three bare boughs, roots in the mud. */
export default made(
  0.1,
  [
    ...trunk(5),
    ...bar([0.058, 0.17, 0.02], [0.07, 0.23, 0.02], 0.007, 0, wood, 3),
    ...bar([-0.035, 0.182, 0], [-0.045, 0.25, 0.01], 0.007, 0, wood, 3),
    ...[0.6, 2.8, 4.6].flatMap((angle) =>
      bar([0, 0.03, 0], [Math.sin(angle) * 0.06, 0, Math.cos(angle) * 0.06], 0.016, 0, wood, 3),
    ),
  ],
  trunk(3),
);
