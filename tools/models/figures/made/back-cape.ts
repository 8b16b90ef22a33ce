import { add, backModel, decal, type Field, garb, shared, soft, trim } from '../../language/index.ts';

/** A cape in folds that widens to its hem and lifts a little to one side, as in wind. */
const depth = (x: number, y: number) =>
  -0.02 + (y - 0.08) * 0.42 + 0.55 * x * x - 0.035 * Math.cos((x - y * 0.25) * 17) * Math.max(0, 0.15 - y);
const cape: Field = shared(
  0.02,
  (x, y, z) => (Math.abs(z - depth(x, y)) - 0.034) * 0.8,
  (x, y) => Math.abs(x - 0.1 * Math.max(0, -y)) - 0.2 - 0.3 * Math.max(0, 0.1 - y),
  (_x, y) => y - 0.1,
  (x, y) => -0.43 - y + 0.06 * x,
);

/** A cape with a hem of another colour. */
export default backModel([
  add(garb, cape, { blend: 0.01 }),
  decal(trim, (x, y) => y + 0.36 - 0.06 * x, { on: garb, importance: 1.2 }),
  soft('#000000', (x, y) => 0.06 - Math.abs(Math.cos((x - y * 0.25) * 17)), { width: 0.3, amount: 0.4, on: garb }),
]);
