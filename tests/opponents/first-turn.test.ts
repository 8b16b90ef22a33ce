import { describe, expect, it } from 'vitest';
import { evenTemper } from '../../src/opponents/index.ts';
import { writePosition } from '../../src/positions/index.ts';
import { boardIds, view } from '../../src/rules/index.ts';
import { askBriefly } from '../../tools/checks/opponent-player.ts';
import { type FirstTurn, firstTurns, passedUp } from '../../tools/first-turns/played.ts';
import { dealt } from '../../tools/first-turns/tables.ts';
import { isLong } from '../support/how-long.ts';
import { stateOf } from '../support/position.ts';

const ask = askBriefly();

/** Games dealt on each board; each has as many first turns as seats. */
const games = { raider: isLong ? 20 : 10, strategist: isLong ? 2 : 1 } as const;

/** What the seats of many deals did in their first turns. */
function turnsOf(level: keyof typeof games): FirstTurn[] {
  return boardIds.flatMap((players) =>
    Array.from({ length: games[level] }, (_, game) =>
      firstTurns(dealt(level, players, game + 1), game + 1, ask),
    ).flat(),
  );
}

describe.each(['raider', 'strategist'] as const)('a %s in its first turn', { timeout: 240_000 }, (level) => {
  it('passes up no region that its hand would pay for, and takes at least one', () => {
    const turns = turnsOf(level);
    expect(turns.length).toBe(games[level] * (2 + 3 + 4 + 5));
    const short = turns.filter((turn) => passedUp(turn) || turn.taken === 0);
    expect(short.map(({ state }) => writePosition(state))).toEqual([]);
  });
});

it('the position in which a strategist conquered nothing: Heroic Ratmen with all their tokens, first of two', () => {
  const state = stateOf('round 1; tribes all; picked; seat 0 ratmen+heroic hand:13');
  for (const level of ['raider', 'strategist', 'warlord'] as const)
    for (const seed of [1, 2, 3]) {
      const { commands } = ask(view(state, 0), { level, temper: evenTemper, seed });
      expect(commands[0]?.type).toBe('conquer');
    }
});
