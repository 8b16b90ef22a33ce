import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf } from '../../support/ask.ts';
import { farm, forest, hill, innerPeak, southMarsh, westFarm } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';

describe('Mounted', () => {
  it('MOU-1 one token less for hills and farmland, and for nothing else', () => {
    const state = stateOf(`tribes ${westFarm}; seat 0 orcs+mounted hand:9`);
    expect([hill, farm, westFarm].map((region) => priceOf(state, region))).toEqual([1, 1, 2]);
    expect([forest, southMarsh, innerPeak].map((region) => priceOf(state, region))).toEqual([2, 2, 3]);
    expect(conquestLines(state, farm)).toContainEqual({
      clause: 'MOU-1',
      amount: -1,
      source: 'discount',
      of: 'mounted',
    });
  });
});
