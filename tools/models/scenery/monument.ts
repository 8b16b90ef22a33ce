import { add, clay, frame, type Parts, roundedBox } from '../language/index.ts';

const stone = clay('#8a857c');
/** Height of the plinth: as a share of the whole it says that this is nobody's piece. */
const PLINTH = 0.34;

/** A figure on a square plinth of two steps, sketched as large as any: pieces stand on chips, and are taller. */
export const monument = (...figure: Parts[]): Parts => [
  add(stone, roundedBox([0, 0, 0], [0.44, 0.06, 0.44], 0.02), { blend: 0 }),
  add(stone, roundedBox([0, PLINTH / 2, 0], [0.34, PLINTH / 2, 0.34], 0.02), { blend: 0 }),
  add(stone, roundedBox([0, PLINTH - 0.03, 0], [0.39, 0.04, 0.39], 0.015), { blend: 0 }),
  frame({ at: [0, PLINTH - 0.06, 0] }, figure),
];
