import { add, clay, type Field, model, shared, soft } from '../language/index.ts';

const stone = clay('#767b85');
const pale = clay('#8b9099');
const snow = clay('#f4f6f7');

const spire = (x: number, z: number, height: number, foot: number, lean: number, seed: number): Field => {
  const sides = [0, 1, 2, 3, 4].map(
    (k) =>
      [
        Math.sin(seed + k * 1.257),
        Math.cos(seed + k * 1.257),
        foot * (0.85 + 0.2 * Math.sin(seed * 3 + k * 2.1)),
      ] as const,
  );
  return (px, y, pz) => {
    const up = y / height;
    let most = y - height + 0.03;
    for (const [u, v, wide] of sides)
      most = Math.max(most, ((px - x - lean * up) * u + (pz - z) * v - wide * (1 - up) * (1 + 0.5 * up)) * 0.8);
    return most;
  };
};
const tall = spire(-0.06, -0.04, 1.02, 0.36, 0.1, 0.4);

/** A crag: a leaning spire with snow on its tip, two lesser ones at its foot. */
export default model({
  height: 1,
  size: 0.27,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 96, low: 34 },
  parts: [
    add(stone, tall, { blend: 0 }),
    add(pale, spire(0.3, 0.12, 0.5, 0.24, 0.08, 1.7), { blend: 0.01 }),
    add(pale, spire(-0.3, 0.2, 0.34, 0.2, -0.06, 2.9), { blend: 0.01 }),
    add(
      snow,
      shared(
        0.01,
        (x, y, z) => tall(x, y, z) - 0.02,
        (x, y, z) => (0.66 + 0.06 * Math.sin(Math.atan2(x, z) * 4) - y) * 0.85,
      ),
      { blend: 0.004 },
    ),
    soft('#5c5f55', (_, y) => y - 0.05, { width: 0.15, amount: 0.6, on: stone }),
  ],
});
