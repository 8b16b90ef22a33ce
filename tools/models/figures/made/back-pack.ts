import {
  add,
  backModel,
  blended,
  cone,
  cylinder,
  ellipsoid,
  garb,
  iron,
  roundedBox,
  shades,
  strap,
  trim,
} from '../../language/index.ts';

/** A wanderer's pack: a sack, a rolled blanket on top, a pan at its side. */
export default backModel([
  add(
    strap,
    blended(0.05, ellipsoid([0, -0.1, -0.1], [0.21, 0.2, 0.15]), ellipsoid([0, -0.2, -0.08], [0.2, 0.11, 0.14])),
    { blend: 0.01 },
  ),
  add(shades.darkLeather, roundedBox([0, -0.02, -0.14], [0.19, 0.09, 0.13], 0.05, [14, 0, 0]), { blend: 0.01 }),
  add(iron, roundedBox([0, -0.1, -0.25], [0.04, 0.045, 0.03], 0.012), { blend: 0.004 }),
  add(garb, cylinder([0, 0.13, -0.1], 0.088, 0.25, 0.03, [0, 0, 90]), { blend: 0.008 }),
  ...[-0.13, 0.13].map((x) => add(trim, cylinder([x, 0.13, -0.1], 0.098, 0.03, 0.014, [0, 0, 90]), { blend: 0.004 })),
  add(
    iron,
    blended(
      0.01,
      cylinder([0.24, -0.14, -0.1], 0.1, 0.03, 0.014, [0, 0, 76]),
      cone([0.24, -0.06, -0.1], [0.25, 0.06, -0.1], 0.026),
    ),
    { blend: 0.006 },
  ),
]);
