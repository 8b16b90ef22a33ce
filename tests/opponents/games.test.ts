import { describe, expect, it } from 'vitest';
import { type LevelId, levelIds } from '../../src/opponents/index.ts';
import type { Command } from '../../src/rules/index.ts';
import { playChecked } from '../../tools/checks/checked-game.ts';
import { type OpponentGame, opponentGame } from '../../tools/checks/opponent-games.ts';
import { askBriefly } from '../../tools/checks/opponent-player.ts';

/** Visits of a warlord here: enough to come below the first moves, and a game of it takes seconds. */
const ask = askBriefly();

/** Games of each level, the four boards in turn; the quickest level begins with every race and every power. */
const games: Readonly<Record<LevelId, number>> = { wanderer: 4, raider: 20, strategist: 4, warlord: 4 };

/** Plays a game; after every command everything about the state and the events is checked, and nothing given may be written into. */
function played({ setup, choose }: OpponentGame): readonly Command[] {
  return playChecked({ setup, choose }).commands;
}

describe.each(levelIds)('a %s', { timeout: 60_000 }, (level) => {
  it('plays whole games on all boards, only by the rules, and writes into nothing it is shown', () => {
    for (let number = 0; number < games[level]; number++) played(opponentGame(level, number, ask));
  });

  it('plays the same game again from the same seed', () => {
    const [first, second] = [1, 2].map(() => JSON.stringify(played(opponentGame(level, 0, ask))));
    expect(second).toBe(first);
  });
});
