import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { eastForest, farm, forest, innerForest } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

const orcs = `seat 0 orcs+forest ${forest}:2 ${eastForest} ${farm}`;

describe('Forest', () => {
  it('FOR-1 a coin for each forest region held', () => {
    const state = stateOf(`${orcs}; seat 1 elves+merchant ${innerForest}`);
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'FOR-1': 2 });
  });

  it('FOR-1 not in decline, nor in the turn of decline', () => {
    const start = stateOf(`turn 0 readyTroops; ${orcs}`);
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 3 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3 });
  });
});
