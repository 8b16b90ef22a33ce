import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf } from '../../support/ask.ts';
import { cavernHill, farm, forest, innerHill, innerPeak, peak, swamp } from '../../support/places.ts';
import { position } from '../../support/position.ts';

const giants = (at: Record<number, number>, power = 'forest') =>
  position({ forces: [{ race: 'giants', power, at, hand: 6 }] });

describe('Giants', () => {
  it('GIA-1 one token less for a region adjacent to a mountain region they hold', () => {
    const state = giants({ [peak]: 1 });
    expect(priceOf(state, innerHill)).toBe(1);
    expect(priceOf(state, farm)).toBe(1);
    expect(conquestLines(state, farm)).toContainEqual({
      clause: 'GIA-1',
      amount: -1,
      source: 'discount',
      of: 'giants',
    });
  });

  it('GIA-1 not for regions beside their other regions, nor beside a mountain they do not hold', () => {
    const state = giants({ [peak]: 1, [farm]: 1 });
    expect(priceOf(state, forest)).toBe(2);
    expect(priceOf(giants({ [swamp]: 1 }), innerPeak), 'the mountain itself').toBe(3);
    expect(priceOf(giants({ [forest]: 1 }), swamp), 'beside a mountain of nobody').toBe(2);
  });

  it('GIA-1 one token only, however many mountains', () => {
    const state = giants({ [innerPeak]: 1, 15: 1 });
    expect(priceOf(state, cavernHill)).toBe(1);
    const defended = position({
      forces: [{ race: 'giants', power: 'forest', at: { [innerPeak]: 1, 15: 1 }, hand: 6 }],
      lostTribes: [cavernHill],
    });
    expect(priceOf(defended, cavernHill)).toBe(2);
  });

  it('GIA-1 CON-5 discounts add up, but one token is always needed', () => {
    expect(priceOf(giants({ [peak]: 1 }, 'commando'), farm)).toBe(1);
    expect(conquestLines(giants({ [peak]: 1 }, 'commando'), farm)).toContainEqual({
      clause: 'CON-5',
      amount: 1,
      source: 'minimum',
    });
  });
});
