import { describe, expect, it } from 'vitest';
import { boards } from '../../../src/rules/index.ts';
import { targetsOf } from '../../support/ask.ts';
import { forest, lake, northSea } from '../../support/places.ts';
import { position, refused } from '../../support/position.ts';

const land = boards[2].regions.flatMap(({ id, terrain }) => (terrain === 'sea' || terrain === 'lake' ? [] : [id]));

describe('Flying', () => {
  it('FLY-1 any land region may be conquered, adjacent or not', () => {
    const state = position({ forces: [{ race: 'ratmen', power: 'flying', at: { [forest]: 1 }, hand: 9 }] });
    expect(targetsOf(state, 'conquer')).toEqual(land.filter((region) => region !== forest));
  });

  it('FLY-1 entering included', () => {
    expect(targetsOf(position({ forces: [{ race: 'ratmen', power: 'flying', hand: 9 }] }), 'conquer')).toEqual(land);
  });

  it('FLY-1 no water', () => {
    const state = position({ forces: [{ race: 'ratmen', power: 'flying', at: { [forest]: 1 }, hand: 9 }] });
    for (const region of [lake, northSea])
      expect(refused(state, { type: 'conquer', region })).toMatchObject({ clause: 'CON-4' });
  });

  it('FLY-1 not in decline', () => {
    const forces = [
      { race: 'ghouls', power: null, declined: true, at: { [forest]: 9 } },
      { race: 'orcs', power: 'flying' },
    ];
    const state = position({ phase: 'ghouls', forces });
    expect(refused(state, { type: 'conquer', region: 20 })).toMatchObject({ clause: 'CON-3' });
  });
});
