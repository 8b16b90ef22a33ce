import { add, chain, clay, cloth, cone, type Knot, model, type Parts, soft } from '../language/index.ts';

const blade = cloth('#7f9a3e');
const stem = cloth('#98a052');
const mace = clay('#5c3a20');

/** A cattail: a stem that leans, and its brown mace. */
const cattail = (from: readonly [number, number], to: readonly [number, number], height: number): Parts => {
  const at = (up: number, radius: number): Knot => [
    from[0] + (to[0] - from[0]) * up,
    height * up,
    from[1] + (to[1] - from[1]) * up,
    radius,
  ];
  const [foot, neck, head, tip] = [at(0, 0.05), at(0.68, 0.042), at(0.72, 0.088), at(0.95, 0.075)];
  return [
    add(stem, cone([foot[0], foot[1], foot[2]], [neck[0], neck[1], neck[2]], foot[3], neck[3]), { blend: 0 }),
    add(mace, cone([head[0], head[1], head[2]], [tip[0], tip[1], tip[2]], head[3], tip[3]), {
      blend: 0.004,
      importance: 1.3,
    }),
  ];
};

/** A leaf that bends over. */
const leaf = (turn: number, height: number, reach: number): Parts => {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const out = (far: number, y: number, radius: number): Knot => [sin * far, y, cos * far, radius];
  return add(
    blade,
    chain(
      [
        out(0.06, 0, 0.075),
        out(0.14, height * 0.55, 0.07),
        out(reach * 0.7, height, 0.05),
        out(reach, height * 0.8, 0.022),
      ],
      2,
    ),
    { blend: 0.02 },
  );
};

/** Reeds of the swamp: three cattails, and leaves that bend over the water. */
export default model({
  height: 1.1,
  size: 0.165,
  onChip: false,
  overhang: 0.6,
  triangles: { figure: 124, low: 52 },
  parts: [
    leaf(0.7, 0.55, 0.46),
    leaf(2.6, 0.62, 0.4),
    leaf(4.2, 0.5, 0.48),
    leaf(5.6, 0.66, 0.36),
    cattail([0, 0.04], [0.12, 0.1], 1.1),
    cattail([-0.1, -0.04], [-0.3, 0.06], 0.88),
    cattail([0.12, -0.08], [0.34, -0.16], 0.78),
    soft('#4c5f2c', (_, y) => y - 0.1, { width: 0.3, amount: 0.8, on: blade }),
  ],
});
