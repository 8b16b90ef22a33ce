import { add, cloth, type Field, model, soft } from '../language/index.ts';

const wheat = cloth('#dcb450');

/** Wheat along x, thrown to one side by the wind: a whole tuft in the middle, and half a tuft at either end. */
const row: Field = (x, y, z) => {
  const tuft = Math.cos(x * 4 * Math.PI);
  const crown = 0.42 + 0.1 * tuft;
  const lean = z - 0.18 * y;
  const wide = 0.4 * Math.sqrt(Math.max(0, 1 - Math.max(0, y) / (crown + 0.03)));
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
    soft('#fbeaa6', (x, y) => 0.4 - y + 0.08 * Math.cos(x * 4 * Math.PI), { width: 0.24, amount: 0.85, on: wheat }),
    soft('#8a5e1c', (_, y) => y - 0.06, { width: 0.2, amount: 0.85, on: wheat }),
  ],
});
