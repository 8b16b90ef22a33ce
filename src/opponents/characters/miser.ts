import type { Leaning } from './leaning.ts';

/** Pays for a combo as seldom as it can, and likes coins that lie on one. */
export const miser: Leaning = ({ column }, command) =>
  command.type === 'pickCombo' ? 0.6 * ((column[command.index]?.coins ?? 0) - command.index) : 0;
