import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, hill, swamp } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const at = { [farm]: 2, [forest]: 1 };

describe('Merchant', () => {
  it('MER-1 a coin more for each region held by that race, not by another of the player', () => {
    const old = { race: 'elves', power: null, declined: true, at: { [swamp]: 1, [hill]: 1 } };
    const state = position({ forces: [old, { race: 'orcs', power: 'merchant', at }] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4, 'MER-1': 2 });
  });

  it('MER-1 not in decline, nor in the turn of decline', () => {
    const start = position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'merchant', at }] });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2 });
  });
});
