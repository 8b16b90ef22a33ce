import { describe, expect, it } from 'vitest';
import { explain, type GameState, isWaitingToBegin, newGame, readState } from '../../../src/rules/index.ts';
import { boxAt } from '../../support/house.ts';
import { play, refused } from '../../support/position.ts';
import { only } from '../../support/read.ts';

/** A game for so many, the second seat beginning, with these rules of the house. */
function begun(players: number, house: Parameters<typeof boxAt>[0]): GameState {
  const start = newGame({ players, seed: 4, firstSeat: 1, content: boxAt(house) });
  if (!start.ok) throw new Error(start.refusal.code);
  return start.state;
}

const pick = (index: number) => ({ type: 'pickCombo', index }) as const;

describe('VAR-1 the draft', () => {
  it('goes from the last player to the first; combos are free, and the column is filled up afterwards', () => {
    const state = begun(3, { draft: true });
    expect(state).toMatchObject({ seat: 0, turnSeat: 0, phase: 'pickCombo', round: 1 });
    const offered = state.column.map(({ race }) => race);
    // Free, so that nobody's coins need be known.
    expect(explain(state, pick(4), 2)).toBeNull();
    const one = play(state, pick(4)).state;
    expect(one).toMatchObject({ seat: 2, phase: 'pickCombo', coins: [5, 5, 5] });
    expect(one.column.map(({ race }) => race)).toEqual(offered.filter((_, place) => place !== 4));
    expect(one.column.every(({ coins }) => coins === 0)).toBe(true);
    expect(readState(one).ok).toBe(true);
    const { state: all, events } = play(one, pick(0), pick(3));
    expect(only(events, 'comboPicked').map(({ seat, clause }) => [seat, clause])).toEqual([
      [2, 'VAR-1'],
      [1, 'VAR-1'],
    ]);
    expect(new Set(only(events, 'comboRevealed').map(({ clause }) => clause))).toEqual(new Set(['VAR-1']));
    expect(all).toMatchObject({ seat: 1, phase: 'conquer', round: 1, turn: { picked: true } });
    expect(all.column).toHaveLength(6);
    expect(readState(all).ok).toBe(true);
  });

  it('each first turn begins with the drafted combo; WEA-1 it counts as picked in it', () => {
    const start = newGame({
      players: 2,
      seed: 4,
      firstSeat: 0,
      banners: ['orcs', 'humans'],
      badges: ['wealthy', 'hill'],
      content: boxAt({ draft: true }),
    });
    if (!start.ok) throw new Error(start.refusal.code);
    const drafted = play(start.state, pick(0), pick(0)).state;
    expect(drafted).toMatchObject({ seat: 0, phase: 'conquer' });
    expect(drafted.forces.map(({ seat, race }) => [seat, race])).toEqual([
      [1, 'orcs'],
      [0, 'humans'],
    ]);
    const second = play(drafted, { type: 'endConquests' }).state;
    expect(second).toMatchObject({ seat: 1, phase: 'conquer', round: 1 });
    const after = play(second, { type: 'endConquests' });
    expect(only(after.events, 'coinsMoved').filter(({ clause }) => clause === 'WEA-1')[0]?.amount).toBe(7);
    expect(after.state).toMatchObject({ seat: 0, phase: 'readyTroops', round: 2 });
  });

  it('a seat waits to begin until its first turn after the draft', () => {
    const waits = (state: GameState) => [0, 1, 2].map((seat) => isWaitingToBegin(state, seat));
    const drafting = begun(3, { draft: true });
    expect(waits(drafting)).toEqual([true, true, true]);
    // The second seat begins, so the first is the last.
    const first = play(drafting, pick(0), pick(0), pick(0)).state;
    expect(waits(first)).toEqual([true, false, true]);
    const second = play(first, { type: 'endConquests' }).state;
    expect(waits(second)).toEqual([true, false, false]);
    const third = play(second, { type: 'endConquests' }).state;
    expect(waits(third)).toEqual([false, false, false]);
    expect(waits(play(third, { type: 'endConquests' }).state)).toEqual([false, false, false]);
    expect(waits(begun(3, {}))).toEqual([false, false, false]);
  });

  it('a seat cannot take a combo that is not there', () => {
    const one = play(begun(2, { draft: true }), pick(0)).state;
    expect(refused(one, pick(5))).toMatchObject({ code: 'noSuchCombo', facts: { offered: 5 } });
  });
});

describe('VAR-2 and VAR-3', () => {
  it('VAR-2 a round more than the board has, or fewer', () => {
    expect(begun(2, { rounds: 1 }).rounds).toBe(11);
    expect(begun(5, { rounds: -1 }).rounds).toBe(7);
    expect(begun(2, { rounds: -5 }).rounds).toBe(5);
    expect(readState(begun(2, { rounds: -5 })).ok).toBe(true);
  });

  it('VAR-3 coins by seat beside the five', () => {
    expect(begun(3, { coins: [0, 4, 12] }).coins).toEqual([5, 9, 17]);
    expect(readState(begun(3, { coins: [0, 4, 12] })).ok).toBe(true);
  });
});
