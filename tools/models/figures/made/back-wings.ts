import {
  add,
  backModel,
  blended,
  chain,
  cone,
  type Field,
  mirror,
  paleHide,
  soft,
  trim,
} from '../../language/index.ts';

/** Feathered wings, half open: an arm above, three rows of feathers below it. */
const feathers: Field = blended(
  0.014,
  cone([0.3, 0.2, -0.14], [0.55, 0.12, -0.27], 0.07, 0.024),
  cone([0.28, 0.16, -0.14], [0.52, -0.05, -0.28], 0.072, 0.026),
  cone([0.24, 0.1, -0.13], [0.44, -0.19, -0.27], 0.074, 0.028),
  cone([0.18, 0.04, -0.11], [0.35, -0.28, -0.23], 0.074, 0.03),
  cone([0.11, 0.0, -0.08], [0.21, -0.3, -0.18], 0.07, 0.03),
);

/** Wings of pale feathers. */
export default backModel([
  mirror(
    add(paleHide, feathers, { blend: 0.01 }),
    add(
      trim,
      chain([
        [0.03, 0.0, 0.02, 0.06],
        [0.15, 0.17, -0.08, 0.062],
        [0.32, 0.3, -0.15, 0.06],
        [0.47, 0.28, -0.22, 0.03],
      ]),
      { blend: 0.016 },
    ),
  ),
  soft('#000000', (x, y) => Math.hypot(Math.abs(x) - 0.1, y + 0.05) - 0.08, { width: 0.14, amount: 0.5 }),
]);
