import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, southMarsh, southSwamp, swamp } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const at = { [swamp]: 2, [southSwamp]: 1, [farm]: 1 };

describe('Swamp', () => {
  it('SWA-1 a coin for each swamp region held', () => {
    const others = { race: 'elves', power: 'merchant', seat: 1, at: { [southMarsh]: 1 } };
    const state = position({ forces: [{ race: 'orcs', power: 'swamp', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'SWA-1': 2 });
  });

  it('SWA-1 not in decline, nor in the turn of decline', () => {
    const start = position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'swamp', at }] });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 3 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
