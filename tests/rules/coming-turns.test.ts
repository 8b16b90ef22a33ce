import { describe, expect, it } from 'vitest';
import { threatsTo } from '../../src/rules/ahead.ts';
import { attacksOn, settings, withSomeRace } from '../../src/rules/attackers.ts';
import { activeForce, forceOf, type GameState } from '../../src/rules/index.ts';
import { reading } from '../support/house.ts';
import { stateOf } from '../support/position.ts';

const three = 'seat 0 humans+swamp 1:2; seat 1 elves+hill 5:2; seat 2 orcs+forest 8:3';

/** The turns of others before the seat's next one. */
const turns = (state: GameState, seat: number) =>
  attacksOn(state, seat).map(
    ({ turn, isUnseen }) => `${turn.seat}${turn.isNow ? ' now' : ''}${isUnseen ? ' unseen' : ''}`,
  );

/** Who acts in them, with the phase and the tokens in hand. */
const attackers = (state: GameState, seat: number) =>
  attacksOn(state, seat).map(({ attackers }) =>
    attackers.map(({ state, force, offered }) => {
      const { race, hand } = forceOf(state, force);
      return offered ? `${offered.index} ${race}` : `${race} ${state.phase} ${hand}`;
    }),
  );

describe('the turns before one’s next', () => {
  it('SET-6 END-1 come clockwise, the rest of the present one first, and end with the game', () => {
    const at = (round: number, first: number, turn: number) =>
      stateOf(`board 3; round ${round}; first ${first}; turn ${turn} redeploy; ${three}`);
    expect([0, 1, 2].map((seat) => turns(at(4, 0, 1), seat))).toEqual([['1 now', '2'], ['2', '0'], ['1 now']]);
    expect([0, 1, 2].map((seat) => turns(at(9, 0, 1), seat))).toEqual([['1 now', '2'], ['2', '0'], ['1 now']]);
    expect([0, 1, 2].map((seat) => turns(at(10, 0, 1), seat))).toEqual([['1 now', '2'], ['2'], ['1 now']]);
    expect([0, 1, 2].map((seat) => turns(at(10, 2, 0), seat))).toEqual([['1'], ['0 now'], ['0 now', '1']]);
    const over = { ...at(10, 0, 2), phase: 'gameOver' } as const;
    expect(threatsTo(over, 0).size).toBe(0);
  });

  it('COL-5 COL-7 a pick may bring a pair that nobody has seen, once something was uncovered', () => {
    const picking = (turn: string) =>
      stateOf(`board 3; round 4; turn ${turn}; seat 1 elves declined 5; seat 2 orcs declined 8`);
    // Whoever asks picks now, and so uncovers one.
    expect(turns(picking('0 pickCombo'), 0)).toEqual(['1 unseen', '2 unseen']);
    const settled = stateOf(
      'board 3; round 4; turn 0 redeploy; seat 0 humans+swamp 1:2; seat 1 elves declined 5; seat 2 orcs declined 8',
    );
    expect(turns(settled, 0)).toEqual(['1', '2 unseen']);
    expect(turns(picking('1 pickCombo'), 0)).toEqual(['1 now', '2 unseen']);
    // A short column is filled up when a race leaves the board, in any turn.
    const all = stateOf(
      'board 3; round 4; turn 0 redeploy; seat 0 humans+swamp 1:2; seat 1 elves+hill 5; seat 2 orcs declined 8',
    );
    expect(turns(all, 0)).toEqual(['1', '2']);
    expect(turns({ ...all, column: all.column.slice(1) }, 0)).toEqual(['1', '2 unseen']);
    expect(turns({ ...settled, column: settled.column.slice(1) }, 0)).toEqual(['1', '2 unseen']);
  });

  it('TRN-3 TRN-7 races in decline act first, each with its troops readied, and whoever acts now goes on', () => {
    const text = (turn: string, hands = '') =>
      `board 3; round 4; turn ${turn}; seat 0 humans+swamp 1:2; seat 1 ghouls declined 5:3${hands}; seat 1 elves+hill 9:4; seat 2 orcs+forest 12:3`;
    expect(attackers(stateOf(text('0 redeploy')), 0)).toEqual([
      ['ghouls ghouls 2', 'elves conquer 3'],
      ['orcs conquer 2'],
    ]);
    expect(attackers(stateOf(text('1 readyTroops')), 0)[0]).toEqual(['ghouls ghouls 2', 'elves conquer 3']);
    expect(attackers(stateOf(text('1 ghouls', ' hand:1')), 0)[0]).toEqual(['ghouls ghouls 1', 'elves conquer 3']);
    const [{ attackers: [, elves] = [] } = {}] = attacksOn(stateOf(text('1 ghouls', ' hand:1')), 0);
    expect(elves?.state.regions[5]?.tokens).toBe(3);
    expect(attackers(stateOf(text('1 conquer')), 0)[0]).toEqual(['elves conquer 0']);
    expect(attackers(stateOf(text('1 redeploy')), 0)[0]).toEqual([]);
  });

  it('GHO-2 of several races in decline those that have acted do not act again', () => {
    const own = { ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'ratmen', parts: [{ part: 'acts' }] }] } as const;
    const state = stateOf(
      'board 3; round 4; turn 1 ghouls; seat 0 humans+swamp 1:2; seat 1 ghouls+spirit declined 5:3; seat 1 gnomes declined 8; seat 1 elves+hill 9:4',
      { id: 'base', own },
    );
    const gnomes = state.forces.find(({ race }) => race === 'gnomes')?.id ?? null;
    expect(attackers(state, 0)[0]).toEqual(['ghouls ghouls 0', 'gnomes ghouls 0', 'elves conquer 3']);
    expect(attackers({ ...state, turn: { ...state.turn, force: gnomes } }, 0)[0]).toEqual([
      'gnomes ghouls 0',
      'elves conquer 3',
    ]);
  });

  it('COL-1 COL-4 of those on offer each as if it had just been picked, after races in decline', () => {
    const [first] = attackers(
      stateOf(
        'board 3; round 4; turn 1 pickCombo; seat 0 humans+swamp 1; seat 1 ghouls declined 5:3; seat 2 orcs+forest 8',
      ),
      0,
    );
    expect(first?.[0]).toBe('ghouls ghouls 2');
    expect(first?.slice(1).map((one) => Number(one.split(' ')[0]))).toEqual([0, 1, 2, 3, 4, 5]);
    const [{ attackers: all = [] } = {}] = attacksOn(
      stateOf('board 3; round 4; turn 1 pickCombo; seat 0 humans+swamp 1; seat 2 orcs+forest 8'),
      0,
    );
    for (const { state, force, seat, offered } of all) {
      expect(state).toMatchObject({ phase: 'conquer', seat: 1, turnSeat: 1, turn: { force } });
      expect([seat, forceOf(state, force).race, forceOf(state, force).hand > 3]).toEqual([
        1,
        offered?.combo.race,
        true,
      ]);
    }
  });

  it('TRN-1 a race for every seat without one, as far as the column goes', () => {
    const state = stateOf(
      'board 3; round 4; turn 0 redeploy; seat 0 humans+swamp 1; seat 1 ghouls declined 5:3; seat 2 orcs+forest 8',
    );
    const [top] = state.column;
    const given = withSomeRace(state, [0, 1, 2]);
    expect([0, 1, 2].map((seat) => activeForce(given, seat)?.race)).toEqual(['humans', top?.race, 'orcs']);
    expect(given).toMatchObject({ seat: 0, phase: 'redeploy', turn: { picked: false } });
    expect(given.column[0]?.race).toBe(state.column[1]?.race);
    const none = withSomeRace({ ...state, column: [] }, [0, 1, 2]);
    expect(activeForce(none, 1)).toBeNull();
  });

  it('TRN-4 sets out with all it holds, or having given up all but one, or all', () => {
    const held = 'seat 0 orcs+hill 1:1 2:1 hand:3; seat 1 elves+swamp 9';
    const hands = (text: string, box?: ReturnType<typeof reading>) => {
      const state = stateOf(text, box);
      return settings(state, 0).map(({ force, state: after }) => [
        force.hand,
        after.regions.flatMap((region, id) => (region.force === 0 ? [id] : [])).join(' '),
      ]);
    };
    expect(hands(held)).toEqual([
      [5, ''],
      [4, '1'],
      [4, '2'],
    ]);
    // Once it has conquered it gives up nothing; read otherwise, what it keeps can still be used.
    expect(hands(`${held}; conquered orcs 2`)).toEqual([[3, '1 2']]);
    expect(hands(held, reading('TRN-4'))).toEqual([
      [5, ''],
      [5, '1'],
      [5, '2'],
    ]);
    expect(hands(`${held}; conquered orcs 2`, reading('TRN-4'))).toEqual([
      [4, '2'],
      [4, '1 2'],
    ]);
  });
});
