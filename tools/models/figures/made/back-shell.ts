import {
  add,
  backModel,
  blended,
  ellipsoid,
  type Field,
  garb,
  iron,
  shared,
  soft,
  torus,
  trim,
} from '../../language/index.ts';

/** A plate of the shell that stands out at a place, facing away from the shell's middle. */
const plate = (x: number, y: number, size: number): Field =>
  ellipsoid(
    [x, y - 0.1, -0.05 - 0.135 * Math.sqrt(Math.max(0, 1 - (x / 0.3) ** 2 - (y / 0.33) ** 2))],
    [size, size, 0.075],
  );

/** A turtle's shell: seven plates on a dome, a broad rim, two studs. */
export default backModel([
  add(trim, ellipsoid([0, -0.1, -0.04], [0.27, 0.3, 0.15]), { blend: 0.01 }),
  ...[0, 1, 2, 3, 4, 5].map((k) =>
    add(trim, plate(Math.sin((k * Math.PI) / 3) * 0.165, Math.cos((k * Math.PI) / 3) * 0.19, 0.094), { blend: 0.006 }),
  ),
  add(trim, plate(0, 0, 0.1), { blend: 0.006 }),
  soft('#000000', blended(0, torus([0, -0.1, -0.12], 0.11, 0.03, [90, 0, 0])), { width: 0.05, amount: 0.8, on: trim }),
  add(
    garb,
    shared(0.012, torus([0, -0.1, 0.0], 0.28, 0.06, [86, 0, 0], 1), (_x, _y, z) => z - 0.06),
    { blend: 0.008 },
  ),
  add(iron, ellipsoid([0, 0.02, -0.22], [0.04, 0.04, 0.04]), { blend: 0.006 }),
  add(iron, ellipsoid([0, -0.22, -0.22], [0.04, 0.04, 0.04]), { blend: 0.006 }),
]);
