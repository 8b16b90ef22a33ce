import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { eastForest, farm, forest, plain } from '../../support/places.ts';
import { position } from '../../support/position.ts';

const at = { [farm]: 2, [eastForest]: 1, [forest]: 1 };

describe('Wizards', () => {
  it('WIZ-1 a coin for each magic region they hold', () => {
    const others = { race: 'orcs', power: 'hill', seat: 1, at: { [plain]: 1 } };
    const state = position({ forces: [{ race: 'wizards', power: 'swamp', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'WIZ-1': 2 });
    expect(incomeOf(state, 1)).toEqual({ 'SCO-1': 1 });
  });

  it('WIZ-1 not in decline', () => {
    const state = position({
      phase: 'pickCombo',
      forces: [{ race: 'wizards', power: null, declined: true, at: { ...at, [farm]: 1 } }],
    });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
