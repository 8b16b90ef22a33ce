import type { Player } from '../players/random.ts';

/** Takes the combo on top with the first command of a game, so that a set-up says which one is played with; all else is left to this player. */
export function pickTop(player: Player): Player {
  let isFirst = true;
  return (state) => {
    if (!isFirst) return player(state);
    isFirst = false;
    return { type: 'pickCombo', index: 0 };
  };
}
