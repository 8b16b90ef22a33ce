import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf, targetsOf } from '../../support/ask.ts';
import { cavernHill, farm, peak, plain, southHill, swamp } from '../../support/places.ts';
import { position, refused } from '../../support/position.ts';

const delvers = (at: Record<number, number>, race = 'orcs') =>
  position({ forces: [{ race, power: 'underworld', at, hand: 9 }] });

describe('Underworld', () => {
  it('UND-1 one token less for cavern regions', () => {
    const state = delvers({ [farm]: 1 });
    expect([swamp, cavernHill, peak, plain].map((region) => priceOf(state, region))).toEqual([1, 1, 2, 2]);
    expect(conquestLines(state, swamp)).toContainEqual({
      clause: 'UND-1',
      amount: -1,
      source: 'discount',
      of: 'underworld',
    });
  });

  it('UND-2 a held cavern region is adjacent to all other cavern regions', () => {
    expect(targetsOf(delvers({ [swamp]: 1 }), 'conquer')).toEqual([2, 4, peak, 8, 9, cavernHill, southHill]);
  });

  it('UND-2 only from a held cavern, and only to caverns', () => {
    expect(refused(delvers({ [farm]: 1 }), { type: 'conquer', region: cavernHill })).toMatchObject({ clause: 'CON-3' });
    expect(refused(delvers({ [swamp]: 1 }), { type: 'conquer', region: plain })).toMatchObject({ clause: 'CON-3' });
  });

  it('UND-2 it is no entry', () => {
    expect(refused(delvers({}), { type: 'conquer', region: cavernHill })).toMatchObject({ clause: 'CON-2' });
  });

  it('UND-2 GIA-1 Underworld Giants in a mountain cavern have every cavern beside it', () => {
    const state = delvers({ [peak]: 1 }, 'giants');
    expect(conquestLines(state, cavernHill).map(({ clause }) => clause)).toContain('GIA-1');
  });

  it('UND-2 not in decline', () => {
    const forces = [
      { race: 'ghouls', power: null, declined: true, at: { [swamp]: 1 }, hand: 8 },
      { race: 'orcs', power: 'stout', at: { [farm]: 1 } },
    ];
    const state = position({ phase: 'ghouls', forces });
    expect(refused(state, { type: 'conquer', region: southHill })).toMatchObject({ clause: 'CON-3' });
    expect(priceOf(state, southHill)).toBe(2);
  });
});
