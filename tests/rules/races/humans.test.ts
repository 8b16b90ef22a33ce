import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, plain, westFarm } from '../../support/places.ts';
import { position } from '../../support/position.ts';

const at = { [farm]: 2, [plain]: 1, [forest]: 1 };

describe('Humans', () => {
  it('HUM-1 a coin for each farmland region they hold', () => {
    const others = { race: 'orcs', power: 'hill', seat: 1, at: { [westFarm]: 1 } };
    const state = position({ forces: [{ race: 'humans', power: 'swamp', at }, others] });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'HUM-1': 2 });
    expect(incomeOf(state, 1)).toEqual({ 'SCO-1': 1 });
  });

  it('HUM-1 not in decline', () => {
    const state = position({
      phase: 'pickCombo',
      forces: [{ race: 'humans', power: null, declined: true, at: { ...at, [farm]: 1 } }],
    });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
