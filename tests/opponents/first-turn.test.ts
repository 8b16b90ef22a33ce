import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/opponents/chance.ts';
import { after } from '../../src/opponents/play.ts';
import { evenTemper, type LevelId, type Opponent } from '../../src/opponents/types.ts';
import { boardIds, type GameState, legal, newGame, view } from '../../src/rules/index.ts';
import { writePosition } from '../../src/rules/positions/index.ts';
import { askBriefly } from '../../tools/checks/opponent-player.ts';
import { isLong } from '../support/how-long.ts';
import { stateOf } from '../support/position.ts';

const ask = askBriefly();

/** How a seat's first turn ended. */
interface FirstTurn {
  /** Regions taken by then. */
  readonly taken: number;
  /** Did the conquests end although the hand could have paid for another, by tokens or by a race's own actions? */
  readonly passedUp: boolean;
  /** The position at that time. */
  readonly state: GameState;
}

/** The opponents at the table with this number: one level in every seat, even-tempered at every other table, of any temper at the rest. */
function dealt(level: LevelId, players: number, number: number): Opponent[] {
  const chance = chanceOf(number);
  const any = () => ({ aggression: chance.share(), greed: chance.share(), patience: chance.share() });
  return Array.from({ length: players }, (_, seat) => ({
    level,
    temper: number % 2 === 0 ? evenTemper : any(),
    seed: number * 10 + seat,
  }));
}

/** Deals a game and plays its first round. */
function firstTurns(opponents: readonly Opponent[], seed: number): FirstTurn[] {
  const start = newGame({ players: opponents.length, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  let { state } = start;
  const turns: FirstTurn[] = [];
  while (state.round === 1)
    for (const command of ask(view(state, state.seat), opponents[state.seat] ?? expect.fail('an empty seat'))
      .commands) {
      const isPaidFor = legal(state).some(
        (one) => one.type === 'conquer' || (one.type === 'act' && one.region !== undefined),
      );
      if (command.type === 'endConquests' || command.type === 'finalRoll')
        turns.push({
          taken: state.turn.conquests.length,
          passedUp: command.type === 'endConquests' && isPaidFor,
          state,
        });
      state = after(state, [command]);
    }
  return turns;
}

/** Games dealt on each board; each has as many first turns as seats. */
const games = { raider: isLong ? 20 : 10, strategist: isLong ? 2 : 1 } as const;

/** What the seats of many deals did in their first turns. */
function turnsOf(level: keyof typeof games): FirstTurn[] {
  return boardIds.flatMap((players) =>
    Array.from({ length: games[level] }, (_, game) => firstTurns(dealt(level, players, game + 1), game + 1)).flat(),
  );
}

describe.each(['raider', 'strategist'] as const)('a %s in its first turn', { timeout: 240_000 }, (level) => {
  it('passes up no region that its hand would pay for, and takes at least one', () => {
    const turns = turnsOf(level);
    expect(turns.length).toBe(games[level] * (2 + 3 + 4 + 5));
    const short = turns.filter((turn) => turn.passedUp || turn.taken === 0);
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
