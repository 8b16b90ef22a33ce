import { describe, expect, it } from 'vitest';
import { boards } from '../../../src/rules/index.ts';
import { targetsOf } from '../../support/ask.ts';
import { forest, lake, northSea } from '../../support/places.ts';
import { refused, stateOf } from '../../support/position.ts';

const land = boards[2].regions.flatMap(({ id, terrain }) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));

describe('Flying', () => {
  it('FLY-1 any land region may be conquered, adjacent or not', () => {
    const state = stateOf(`seat 0 ratmen+flying ${forest} hand:9`);
    expect(targetsOf(state, 'conquer')).toEqual(land.filter((region) => region !== forest));
  });

  it('FLY-1 entering included', () => {
    expect(targetsOf(stateOf('seat 0 ratmen+flying hand:9'), 'conquer')).toEqual(land);
  });

  it('FLY-1 no water', () => {
    const state = stateOf(`seat 0 ratmen+flying ${forest} hand:9`);
    for (const region of [lake, northSea])
      expect(refused(state, { type: 'conquer', region })).toMatchObject({ clause: 'CON-4' });
  });

  it('FLY-1 not in decline', () => {
    const state = stateOf(`
      turn 0 ghouls
      seat 0 ghouls declined ${forest}:9
      seat 0 orcs+flying
    `);
    expect(refused(state, { type: 'conquer', region: 20 })).toMatchObject({ clause: 'CON-3' });
  });
});
