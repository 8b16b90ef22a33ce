import type { Leaning } from './leaning.ts';

/** Pays gladly for another race; by its temper it also tires of one soon. */
export const gadabout: Leaning = (_state, command) =>
  command.type === 'pickCombo' ? Math.min(1.2, 0.4 * command.index) : 0;
