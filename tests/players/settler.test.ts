import { expect, it } from 'vitest';
import { playGame } from '../../tools/players/game.ts';
import { settler } from '../../tools/players/settler.ts';

/** Far more commands than any of its games takes. */
const MANY = 1500;

it.each([2, 3, 4, 5])(
  'the settler plays games of %i to their end, never lifting and placing in a circle',
  (players) => {
    for (let seed = 1; seed <= 20; seed++) {
      let asked = 0;
      const { state } = playGame({ players, seed }, settler, () => ++asked > MANY);
      expect(state.phase, `seed ${seed}`).toBe('gameOver');
    }
  },
);
