import type { Leaning } from './leaning.ts';

/** Pays gladly for another race, less so among many, where coins are dearer; its temper tires of one soon. */
export const gadabout: Leaning = ({ players }, command) =>
  command.type === 'pickCombo' ? (players === 2 ? 0.3 : 0.15) * Math.min(4, command.index) : 0;
