import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';
import { paid } from '../../support/read.ts';

describe('Alchemist', () => {
  it('ALC-1 two coins each turn while active, whatever is held', () => {
    const start = stateOf(`turn 0 redeploy; seat 0 orcs+alchemist ${farm} ${forest}`);
    const { state, events } = play(start, { type: 'endRedeployment' });
    expect(paid(events)).toEqual({ 'SCO-1': 2, 'ALC-1': 2 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2, 'ALC-1': 2 });
    expect(incomeOf(stateOf('seat 0 orcs+alchemist hand:3'), 0)).toEqual({ 'ALC-1': 2 });
  });

  it('ALC-1 not in the turn of decline, nor later', () => {
    const start = stateOf(`turn 0 readyTroops; seat 0 orcs+alchemist ${farm}:2`);
    const { state, events } = play(start, { type: 'decline' });
    expect(paid(events)).toEqual({ 'SCO-1': 1 });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 1 });
  });
});
