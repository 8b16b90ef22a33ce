import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf } from '../../support/ask.ts';
import { cavernHill, eastPeak, farm, forest, innerHill, innerPeak, peak, swamp } from '../../support/places.ts';
import { stateOf } from '../../support/position.ts';

const giants = (regions: string, power = 'forest') => stateOf(`seat 0 giants+${power} ${regions} hand:6`);

describe('Giants', () => {
  it('GIA-1 one token less for a region adjacent to a mountain region they hold', () => {
    const state = giants(`${peak}`);
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
    const state = giants(`${peak} ${farm}`);
    expect(priceOf(state, forest)).toBe(2);
    expect(priceOf(giants(`${swamp}`), innerPeak), 'the mountain itself').toBe(3);
    expect(priceOf(giants(`${forest}`), swamp), 'beside a mountain of nobody').toBe(2);
  });

  it('GIA-1 one token only, however many mountains', () => {
    const state = giants(`${innerPeak} ${eastPeak}`);
    expect(priceOf(state, cavernHill)).toBe(1);
    const defended = stateOf(`tribes ${cavernHill}; seat 0 giants+forest ${innerPeak} ${eastPeak} hand:6`);
    expect(priceOf(defended, cavernHill)).toBe(2);
  });

  it('GIA-1 CON-5 discounts add up, but one token is always needed', () => {
    expect(priceOf(giants(`${peak}`, 'commando'), farm)).toBe(1);
    expect(conquestLines(giants(`${peak}`, 'commando'), farm)).toContainEqual({
      clause: 'CON-5',
      amount: 1,
      source: 'minimum',
    });
  });
});
