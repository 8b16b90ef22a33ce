import { describe, expect, it } from 'vitest';
import { levelIds } from '../../src/opponents/types.ts';
import type { Command } from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { type OpponentGame, opponentGame } from '../../tools/checks/opponent-games.ts';
import { askBriefly } from '../../tools/checks/opponent-player.ts';
import { isLong } from '../support/how-long.ts';

const ask = askBriefly();

/** Games of each level, on the four boards in turn; in the long run raiders begin with every race and every power. Of the slowest the soak plays the others. */
const games = { wanderer: 4, raider: isLong ? 20 : 8, strategist: isLong ? 20 : 8, warlord: isLong ? 8 : 1 } as const;

/** Plays a game; after every command everything about the state and the events is checked, and nothing given may be written into. */
function played({ setup, choose }: OpponentGame): readonly Command[] {
  return playChecked({ setup, choose }).commands;
}

describe.each(levelIds)('a %s', { timeout: 60_000 }, (level) => {
  it('plays whole games, only by the rules, and writes into nothing it is shown', () => {
    for (let number = 0; number < games[level]; number++) played(opponentGame(level, number, ask));
  });

  it('plays the same game again from the same seed', () => {
    const [first, second] = [1, 2].map(() => JSON.stringify(played(opponentGame(level, 0, ask))));
    expect(second).toBe(first);
  });
});
