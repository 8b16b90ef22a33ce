import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { eastForest, farm, forest, innerForest } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const at = { [forest]: 2, [eastForest]: 1, [farm]: 1 };

describe('Forest', () => {
  it('FOR-1 a coin for each forest region held', () => {
    const others = { race: 'elves', power: 'merchant', seat: 1, at: { [innerForest]: 1 } };
    const state = position({ forces: [{ race: 'orcs', power: 'forest', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'FOR-1': 2 });
  });

  it('FOR-1 not in decline, nor in the turn of decline', () => {
    const start = position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'forest', at }] });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 3 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
