import { describe, expect, it } from 'vitest';
import { levelIds } from '../../src/opponents/types.ts';
import { type GameState, view } from '../../src/rules/index.ts';
import { freeze } from '../../tools/checks/commands.ts';
import { askBriefly, tableOf } from '../../tools/checks/opponent-player.ts';
import { statesMet } from '../support/met.ts';

const ask = askBriefly();

/** Another truth behind what the seat that decides sees: stacks turned round, others richer, another generator, dice that are set. */
function otherwise(state: GameState): GameState {
  const { banners, badges, random } = state.hidden;
  return {
    ...state,
    coins: state.coins.map((amount, seat) => (seat === state.seat ? amount : amount + 20)),
    hidden: {
      banners: banners.toReversed(),
      badges: badges.toReversed(),
      random: random.map((number) => number + 1),
      dice: [3, 3, 3],
    },
  };
}

describe.each(levelIds)('a %s', { timeout: 60_000 }, (level) => {
  it('decides the same whatever lies hidden: stacks, coins of others, the dice', () => {
    const states = statesMet(3, 7);
    expect(new Set(states.map(({ phase }) => phase)).size).toBeGreaterThan(4);
    const [opponent] = tableOf(level, 1, 5);
    if (!opponent) throw new Error('nobody');
    const some = level === 'warlord' || level === 'strategist' ? states.filter((_, index) => index % 4 === 0) : states;
    for (const state of some) {
      const seen = freeze(view(state, state.seat));
      const other = freeze(view(otherwise(state), state.seat));
      expect(ask(other, opponent)).toEqual(ask(seen, opponent));
    }
  });
});
