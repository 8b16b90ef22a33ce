import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf } from '../../support/ask.ts';
import { farm, forest, innerPeak, swamp } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';

describe('Commando', () => {
  it('COM-1 one token less for any region', () => {
    const state = stateOf(`seat 0 orcs+commando ${forest} hand:9; seat 1 elves+hill ${farm}:3`);
    expect([swamp, innerPeak, farm].map((region) => priceOf(state, region))).toEqual([1, 2, 4]);
    expect(conquestLines(state, swamp)).toContainEqual({
      clause: 'COM-1',
      amount: -1,
      source: 'discount',
      of: 'commando',
    });
  });

  it('COM-1 not for Ghouls in decline', () => {
    const start = stateOf(`
      turn 0 readyTroops
      seat 0 ghouls declined ${forest}:3
      seat 0 orcs+commando hand:3
    `);
    expect(priceOf(play(start, { type: 'expand' }).state, swamp)).toBe(2);
  });
});
