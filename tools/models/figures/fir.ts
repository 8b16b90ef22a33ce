import { add, clay, cloth, cone, type Field, model, soft, tinted } from '../language/index.ts';

const green = tinted(cloth('#3f8048'), 1);
const trunk = clay('#5a3a22');

/** A skirt of branches whose hem droops. */
const skirt =
  (low: number, high: number, wide: number, lean: number): Field =>
  (x, y, z) => {
    const out = Math.hypot(x - lean * y, z);
    const share = (y - low) / (high - low);
    return Math.max((out - wide * (1 - share) * (1 - 0.25 * share)) * 0.72, low - 0.2 * (out - wide) - y, y - high);
  };

/** A fir of three skirts, a little crooked. */
export default model({
  height: 1,
  size: 0.265,
  onChip: false,
  overhang: 0.42,
  triangles: { figure: 96, low: 30 },
  parts: [
    add(trunk, cone([0, 0, 0], [0, 0.2, 0], 0.075, 0.065), { blend: 0 }),
    add(green, skirt(0.12, 0.62, 0.36, 0.02), { blend: 0 }),
    add(green, skirt(0.4, 0.84, 0.28, 0.03), { blend: 0 }),
    add(green, skirt(0.66, 1.03, 0.2, 0.04), { blend: 0 }),
    soft('#7fae5c', (_, y) => 0.72 - y, { width: 0.2, amount: 0.55, on: green }),
  ],
});
