import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { forest, hill, innerHill, southHill } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const at = { [hill]: 2, [innerHill]: 1, [forest]: 1 };

describe('Hill', () => {
  it('HIL-1 a coin for each hill region held', () => {
    const others = { race: 'elves', power: 'merchant', seat: 1, at: { [southHill]: 1 } };
    const state = position({ forces: [{ race: 'orcs', power: 'hill', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'HIL-1': 2 });
  });

  it('HIL-1 not in decline, nor in the turn of decline', () => {
    const start = position({ phase: 'readyTroops', forces: [{ race: 'orcs', power: 'hill', at }] });
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 3 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
