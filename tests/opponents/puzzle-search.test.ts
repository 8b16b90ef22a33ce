import { describe, expect, it } from 'vitest';
import { bestTurn } from '../../src/opponents/puzzle-search/best-turn.ts';
import type { GameState } from '../../src/rules/index.ts';
import { listed, puzzleOf } from '../../src/screens/puzzles/collection.ts';
import { puzzleStart } from '../../src/screens/puzzles/puzzle.ts';
import { isLong } from '../support/how-long.ts';
import { stateOf } from '../support/position.ts';

const limit = 20_000;
const blanks = `dice ${new Array(24).fill(0).join(' ')}`;

describe('the best turn of a position', () => {
  it('takes the regions that pay a race more, though others cost as little', () => {
    // Three regions lie open to the two left in hand for each: for Humans farmland pays two coins (HUM-1).
    const state = stateOf(`turn 0 conquer; seat 0 humans+merchant 1:2 hand:2; conquered humans 1; ${blanks}`);
    const found = bestTurn(state, { limit });
    const own = bestTurn({ ...state, forces: state.forces.map((force) => ({ ...force, hand: 0 })) }, { limit });
    expect(found?.commands).toHaveLength(1);
    expect(found?.most).toBeGreaterThan((own?.most ?? 0) + 1);
  });

  it('counts a marker that brings a coin where it is placed afterwards', () => {
    const text = (power: string) => `turn 0 conquer; seat 0 ratmen+${power} 1:2 2; conquered ratmen 1 2; ${blanks}`;
    const plain = bestTurn(stateOf(text('merchant').replace('merchant', 'commando')), { limit });
    const fortified = bestTurn(stateOf(text('fortified')), { limit });
    expect(fortified?.most).toBe((plain?.most ?? 0) + 1);
  });

  it('never counts on the die', () => {
    const state = stateOf(`turn 0 conquer; seat 0 ratmen+merchant 1:2 hand:1; conquered ratmen 1; ${blanks}`);
    expect(bestTurn(state, { limit })?.commands).toEqual([]);
  });

  it('says by how much the best set of regions is ahead, and never more than it was asked for', () => {
    // For Humans farmland pays a coin more, for Merchants every region does; what is as good elsewhere is no lead.
    const leads = (text: string) => {
      const state = stateOf(`turn 0 conquer; ${text}; ${blanks}`);
      return [1, 2, 3].map((margin) => bestTurn(state, { limit, margin })?.lead);
    };
    expect(leads('seat 0 humans+hill 1:2 hand:2; conquered humans 1')).toEqual([1, 1, 1]);
    expect(leads('seat 0 ratmen+merchant 1:2 hand:2; conquered ratmen 1')).toEqual([0, 0, 0]);
    // With nothing left in hand no other turn is to be had but giving up a region, which pays two.
    expect(leads('seat 0 ratmen+merchant 1:1')).toEqual([1, 2, 2]);
  });

  it('goes on where a race in decline loses its last token, and leaves the map', () => {
    const state = stateOf(
      `turn 0 readyTroops; seat 0 ratmen+merchant 1:5; seat 1 giants+hill 20:2; seat 1 elves declined 2; ${blanks}`,
    );
    expect(bestTurn(state, { limit, margin: 2 })?.most).toBeGreaterThan(2);
  });

  it('gives up where there are more positions than it may look at', () => {
    expect(bestTurn(stateOf('round 1; tribes all'), { limit: 50 })).toBeNull();
  });

  it('is the same whether or not hopeless positions are left out', () => {
    const some = listed.filter((_, at) => isLong || at % 20 === 3);
    for (const { number } of some) {
      const start = startOf(number);
      const [cut, whole] = [true, false].map((cuts) =>
        bestTurn(start, { limit: isLong ? 200_000 : limit, cuts, margin: 2 }),
      );
      if (whole === null || whole === undefined) continue;
      expect({ number, most: cut?.most, lead: cut?.lead }).toEqual({
        number,
        most: whole.most,
        lead: whole.lead,
      });
    }
  });
});

function startOf(number: number): GameState {
  const puzzle = puzzleOf(number);
  const start = puzzle && puzzleStart(puzzle.setup);
  if (!start) throw new Error(`no puzzle ${number}`);
  return start;
}
