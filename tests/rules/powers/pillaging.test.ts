import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, innerHill, swamp } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;

describe('Pillaging', () => {
  const start = stateOf(`
    tribes ${swamp}
    seat 0 ratmen+pillaging ${forest} hand:6
    seat 1 elves+hill ${innerHill}
    dice 3
  `);

  it('PIL-1 a coin for each non-empty region conquered this turn', () => {
    const { state } = play(start, conquer(farm), conquer(swamp));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 3, 'PIL-1': 1 });
  });

  it('PIL-1 by the final roll too', () => {
    const { state } = play(start, conquer(farm), conquer(swamp), { type: 'finalRoll', region: innerHill });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4, 'PIL-1': 2 });
  });

  it('PIL-1 this turn only', () => {
    const { state } = play(start, conquer(swamp), { type: 'endConquests' });
    const settled = play(state, { type: 'place', region: swamp, count: 3 }, { type: 'endRedeployment' }).state;
    expect(incomeOf(settled, 0)).toEqual({ 'SCO-1': 2 });
  });
});
