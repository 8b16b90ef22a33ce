import {
  add,
  backModel,
  cone,
  darkHide,
  decal,
  ellipsoid,
  type Field,
  hide,
  iron,
  shared,
  soft,
  torus,
  trim,
} from '../../language/index.ts';

/** A turtle's shell with plates and three spines. */
const cells: Field = (x, y) => {
  const [u, v] = [x / 0.17, (y + 0.1) / 0.16];
  const row = Math.round(v);
  const across = u + (row % 2 === 0 ? 0 : 0.5);
  return 0.4 - Math.max(Math.abs(across - Math.round(across)), Math.abs(v - row));
};
const shell: Field = ellipsoid([0, -0.1, -0.06], [0.29, 0.32, 0.18], [-8, 0, 0]);
export default backModel([
  add(trim, shell, { blend: 0.01 }),
  decal(darkHide, (x, y, z) => Math.max(cells(x, y, z) * 0.1, -0.5), { on: trim, importance: 1 }),
  add(
    hide,
    shared(0.012, torus([0, -0.1, -0.03], 0.29, 0.05, [82, 0, 0], 1), (_x, _y, z) => z - 0.03),
    { blend: 0.01 },
  ),
  ...[0.08, -0.08, -0.24].map((y, k) =>
    add(iron, cone([0, y, -0.2 + Math.abs(k - 1) * 0.03], [0, y + 0.03, -0.33 + Math.abs(k - 1) * 0.04], 0.05, 0.018), {
      blend: 0.012,
    }),
  ),
  soft('#000000', ellipsoid([0, -0.35, -0.05], [0.3, 0.1, 0.2]), { width: 0.12, amount: 0.6 }),
]);
