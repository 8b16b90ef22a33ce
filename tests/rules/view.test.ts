import { describe, expect, it } from 'vitest';
import type { GameState, Seat } from '../../src/rules/index.ts';
import { apply, explain, income, legal, newGame, openView, prospect, view } from '../../src/rules/index.ts';
import { everyCommand } from '../../tools/checks/commands.ts';
import { drawFrom, randomCommand } from '../../tools/checks/random-player.ts';
import { farm, forest } from '../support/places.ts';
import { play, position } from '../support/position.ts';
import { only } from '../support/read.ts';

/** The same table, with all that this seat may not know otherwise. */
function scramble(state: GameState, viewer: Seat | null): GameState {
  return {
    ...state,
    coins: state.coins.map((coins, seat) => (seat === viewer ? coins : coins + 3 + seat)),
    hidden: {
      banners: [...state.hidden.banners].reverse(),
      badges: [...state.hidden.badges].reverse(),
      random: state.hidden.random.map((part) => part ^ 12345),
      dice: [3, 2, 1],
    },
  };
}

/** Positions met in random games: every so many commands one. */
function* met(players: number, seed: number, every: number): Generator<GameState> {
  const start = newGame({ players, seed });
  if (!start.ok) throw new Error(start.refusal.code);
  const draw = drawFrom(seed);
  let { state } = start;
  for (let step = 0; state.phase !== 'gameOver'; step++) {
    if (step % every === 0) yield state;
    const outcome = apply(state, randomCommand(draw, state));
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    state = outcome.state;
  }
}

const orcs = { race: 'orcs', power: 'hill', at: { [farm]: 1 }, hand: 5 };

describe('what a seat may see', () => {
  it('SCO-3 its own coins, and nobody else’s', () => {
    const state = position({ players: 3, phase: 'pickCombo', coins: [7, 11, 13] });
    expect(view(state, 1).coins).toEqual([null, 11, null]);
    expect(view(state, null).coins).toEqual([null, null, null]);
    expect(openView(view(state, 1))).toEqual(view(state, null));
  });

  it('SCO-3 END-1 all coins when the game is over', () => {
    const last = position({
      players: 2,
      seat: 1,
      round: 10,
      coins: [7, 11],
      phase: 'readyTroops',
      forces: [{ ...orcs, hand: 0, seat: 1 }],
    });
    const { state } = play(last, { type: 'decline' });
    expect(state.phase).toBe('gameOver');
    for (const viewer of [0, 1, null]) expect(view(state, viewer).coins).toEqual([7, 12]);
    expect(openView(view(state, 1))).toEqual(view(state, 1));
  });

  it('SCO-3 what a turn pays is public, the total is not', () => {
    const start = position({ phase: 'redeploy', forces: [{ ...orcs, hand: 0 }], coins: [23, 5] });
    const { events } = play(start, { type: 'endRedeployment' });
    expect(only(events, 'scored')).toEqual([{ type: 'scored', seat: 0, amount: 1 }]);
    expect(JSON.stringify(events)).not.toContain('24');
  });

  it('COL-5 not the order of the stacks, the generator, nor the dice to come; only how many are left', () => {
    for (const state of met(3, 11, 10)) {
      const seen = view(state, 0);
      expect(seen).not.toHaveProperty('hidden');
      expect(Object.keys(seen).sort()).toEqual(
        [...Object.keys(state), 'viewer'].filter((key) => key !== 'hidden').sort(),
      );
      expect([seen.bannersLeft, seen.badgesLeft]).toEqual([state.hidden.banners.length, state.hidden.badges.length]);
    }
  });

  it('the state itself is left alone', () => {
    const state = position({ forces: [orcs] });
    const before = JSON.stringify(state);
    view(state, 0).coins[1] = 99;
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('what is hidden changes nothing that can be asked', () => {
  it('SCO-3 COL-5 the view is the same whatever is hidden', () => {
    for (const state of met(4, 5, 7)) {
      for (const viewer of [0, 1, 2, 3, null])
        expect(view(scramble(state, viewer), viewer)).toEqual(view(state, viewer));
    }
  });

  it('questions asked of a view have the answers of the whole truth', () => {
    for (const players of [2, 5]) {
      for (const state of met(players, 21, 9)) {
        const seen = view(state, state.seat);
        expect(legal(seen)).toEqual(legal(state));
        for (let seat = 0; seat < players; seat++) expect(income(seen, seat)).toEqual(income(state, seat));
        for (const region of state.regions.keys()) expect(prospect(seen, region)).toEqual(prospect(state, region));
      }
    }
  });

  it('nor does what is hidden from the one who moves change what he may do', () => {
    for (const state of met(3, 33, 40)) {
      const other = scramble(state, state.seat);
      expect(legal(other)).toEqual(legal(state));
      for (const command of everyCommand(state)) expect(explain(other, command)).toEqual(explain(state, command));
      for (const region of state.regions.keys()) expect(prospect(other, region)).toEqual(prospect(state, region));
    }
  });

  it('COL-2 asked of a view that does not see the coins, a pick that costs is not promised', () => {
    const state = position({ phase: 'pickCombo', coins: [5, 5] });
    expect(legal(view(state, 1))).toEqual([{ type: 'pickCombo', index: 0 }]);
    expect(legal(view(state, 0))).toHaveLength(6);
  });

  it('events tell nothing hidden: but for dice and new combos they are the same', () => {
    const chance = new Set(['dieRolled', 'comboRevealed', 'badgesReshuffled']);
    for (const state of met(3, 44, 25)) {
      const other = scramble(state, state.seat);
      for (const command of legal(state)) {
        const [one, two] = [apply(state, command), apply(other, command)];
        if (!one.ok || !two.ok) throw new Error('refused');
        if (one.events.some(({ type }) => chance.has(type) || type === 'gameEnded')) continue;
        expect(two.events).toEqual(one.events);
      }
    }
  });

  it('MAP a prospect of a region that is not on the board is none', () => {
    expect(prospect(view(position({ forces: [orcs] }), 0), 99)).toBeNull();
    expect(prospect(view(position({ forces: [orcs] }), 0), forest)).not.toBeNull();
  });
});
