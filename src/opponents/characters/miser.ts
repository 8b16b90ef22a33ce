import type { Character } from './character.ts';

/** Pays for a combo as seldom as it can, likes coins that lie on one, and makes its race last. */
export const miser: Character = {
  temper: { aggression: 0.5, greed: 0.6, patience: 0.6 },
  leaning: ({ column }, command) =>
    command.type === 'pickCombo' ? 0.6 * ((column[command.index]?.coins ?? 0) - command.index) : 0,
};
