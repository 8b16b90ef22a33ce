import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, innerHill, swamp } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;

/** A Lost Tribe, an active race and an empty region to raid. */
const raid = (power: string) =>
  stateOf(`
    tribes ${swamp}
    seat 0 orcs+${power} ${forest} hand:9
    seat 1 elves+stout ${innerHill}
  `);

describe('Orcs', () => {
  it('ORC-1 a coin for each non-empty region conquered this turn', () => {
    const { state } = play(raid('hill'), conquer(swamp), conquer(innerHill), conquer(farm));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4, 'ORC-1': 2, 'HIL-1': 1 });
  });

  it('ORC-1 the own race in decline is non-empty too (MAP-6), a mountain alone is not', () => {
    const start = stateOf(`seat 0 elves declined ${innerHill}; seat 0 orcs+swamp ${farm} hand:9`);
    const { state } = play(start, conquer(innerHill), conquer(5));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'ORC-1': 1 });
  });

  it('ORC-1 this turn only', () => {
    const { state } = play(raid('swamp'), conquer(innerHill), { type: 'endConquests' });
    const settled = play(state, { type: 'place', region: forest, count: 6 }, { type: 'endRedeployment' }).state;
    expect(incomeOf(settled, 0)).toEqual({ 'SCO-1': 2 });
  });

  it('ORC-1 PIL-1 Pillaging Orcs get both', () => {
    const { state } = play(raid('pillaging'), conquer(swamp), conquer(innerHill), conquer(farm));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4, 'ORC-1': 2, 'PIL-1': 2 });
  });
});
