import type { Leaning } from './leaning.ts';

/** Pays for a combo as seldom as it can, likes coins on one; less so of two, where a race decides more. */
export const miser: Leaning = ({ column, players }, command) =>
  command.type === 'pickCombo'
    ? (players === 2 ? 0.3 : 0.6) * ((column[command.index]?.coins ?? 0) - command.index)
    : 0;
