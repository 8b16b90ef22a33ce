import { add, clay, cloth, cone, type Field, model, soft } from '../language/index.ts';

const straw = cloth('#e0b748');
const pole = clay('#6d4728');

/** Half the width of the stack at a height: a trunk, and a cap of thatch that stands out over it. */
const outline = (y: number): number =>
  y < 0.4 ? 0.38 + 0.12 * y : 0.54 * Math.sqrt(Math.max(0, 1 - ((y - 0.4) / 0.58) ** 1.5));

const stack: Field = (x, y, z) => {
  const angle = Math.atan2(x, z);
  const shag = 0.02 * Math.sin(angle * 6 + y * 4);
  return (Math.hypot(x, z) - outline(Math.max(0, y)) - shag) * 0.7;
};

/** A haystack: shaggy straw around a pole that sticks out at the top. */
export default model({
  height: 1.05,
  size: 0.15,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 110, low: 44 },
  parts: [
    add(pole, cone([0, 0.7, 0], [0.05, 1.1, 0.02], 0.06, 0.05), { blend: 0, importance: 0.8 }),
    add(straw, (x, y, z) => Math.max(stack(x, y, z), y - 0.97), { blend: 0.01 }),
    soft('#f6dc84', (x, y, z) => 0.62 - y + 0.2 * Math.sin(Math.atan2(x, z) * 5), {
      width: 0.3,
      amount: 0.8,
      on: straw,
    }),
    soft('#a97a2a', (_, y) => y - 0.36, { width: 0.1, amount: 0.85, on: straw }),
  ],
});
