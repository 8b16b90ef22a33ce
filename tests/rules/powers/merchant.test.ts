import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, hill, swamp } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const orcs = `seat 0 orcs+merchant ${farm}:2 ${forest}`;

describe('Merchant', () => {
  it('MER-1 a coin more for each region held by that race, not by another of the player', () => {
    const state = stateOf(`seat 0 elves declined ${swamp} ${hill}; ${orcs}`);
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4, 'MER-1': 2 });
  });

  it('MER-1 not in decline, nor in the turn of decline', () => {
    const start = stateOf(`turn 0 readyTroops; ${orcs}`);
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2 });
  });
});
