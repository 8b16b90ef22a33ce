import type { Effects } from '../../src/table/motion/beat-show.ts';

/** What raises dust and moves the picture, where nobody looks. */
export const unseen: Effects = {
  puff: () => undefined,
  blow: () => undefined,
  crumble: () => undefined,
  glint: () => undefined,
  confetti: () => undefined,
  clearAir: () => undefined,
  shake: () => undefined,
  ember: () => undefined,
  dull: () => undefined,
  dye: () => undefined,
  toneAt: () => null,
};
