import type { Colour } from '../../../src/look/colour.ts';
import { add, cloth, type Field, type Model, model, soft } from '../language/index.ts';

/** Wheat along x, thrown to one side by the wind: a whole tuft in the middle, and half a tuft at either end. */
const row: Field = (x, y, z) => {
  const tuft = Math.cos(x * 4 * Math.PI);
  const crown = 0.47 + 0.08 * tuft;
  const lean = z - 0.18 * y;
  const wide = (0.42 + 0.03 * tuft) * Math.sqrt(Math.max(0, 1 - Math.max(0, y) / (crown + 0.03)));
  return Math.max(Math.abs(lean) - wide - 0.02 * tuft, y - crown, Math.abs(x) - 0.6) * 0.55;
};

/** A piece of a furrow along x, full of wheat of these colours. Sown end to end and side by side they make a field. */
export function wheat(body: Colour, ears: Colour, foot: Colour): Model {
  const straw = cloth(body);
  return model({
    height: 0.62,
    size: 0.1,
    onChip: false,
    overhang: 0.85,
    triangles: { figure: 34, low: 16 },
    parts: [
      add(straw, row, { blend: 0 }),
      soft(ears, (x, y) => 0.46 - y + 0.12 * Math.cos(x * 4 * Math.PI), { width: 0.2, amount: 0.92, on: straw }),
      soft(foot, (_, y) => y - 0.14, { width: 0.24, amount: 0.85, on: straw }),
    ],
  });
}
