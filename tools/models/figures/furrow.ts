import { add, cloth, type Field, model, soft } from '../language/index.ts';

const wheat = cloth('#c4983c');

/** Wheat along x, thrown to one side by the wind: a whole tuft in the middle, and half a tuft at either end. */
const row: Field = (x, y, z) => {
  const tuft = Math.cos(x * 4 * Math.PI);
  const crown = 0.38 + 0.17 * tuft;
  const lean = z - 0.18 * y;
  const wide = (0.33 + 0.08 * tuft) * Math.sqrt(Math.max(0, 1 - Math.max(0, y) / (crown + 0.03)));
  return Math.max(Math.abs(lean) - wide - 0.02 * tuft, y - crown, Math.abs(x) - 0.6) * 0.55;
};

/** A piece of a furrow along x, full of ripe wheat. Sown end to end and side by side they make a field. */
export default model({
  height: 0.55,
  size: 0.1,
  onChip: false,
  overhang: 0.8,
  triangles: { figure: 34, low: 16 },
  parts: [
    add(wheat, row, { blend: 0 }),
    soft('#efd58a', (x, y) => 0.44 - y + 0.12 * Math.cos(x * 4 * Math.PI), { width: 0.24, amount: 0.85, on: wheat }),
    soft('#6e4a1a', (_, y) => y - 0.12, { width: 0.24, amount: 0.85, on: wheat }),
  ],
});
