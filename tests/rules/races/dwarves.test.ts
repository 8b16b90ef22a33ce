import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, peak, southSwamp } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const at = { [forest]: 2, [peak]: 1, [farm]: 1 };

describe('Dwarves', () => {
  it('DWA-1 a coin for each mine region they hold, and for no other mine', () => {
    const others = { race: 'orcs', power: 'hill', seat: 1, at: { [southSwamp]: 1 } };
    const state = position({ forces: [{ race: 'dwarves', power: 'spirit', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'DWA-1': 2 });
    expect(incomeOf(state, 1)).toEqual({ 'SCO-1': 1 });
  });

  it('DWA-1 also in the turn of decline, and in decline', () => {
    const start = position({ phase: 'readyTroops', forces: [{ race: 'dwarves', power: 'merchant', at }] });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 3, 'DWA-1': 2 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'DWA-1': 2 });
  });
});
