import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf } from '../../support/ask.ts';
import { farm, forest, innerPeak, swamp } from '../../support/places.ts';
import { type ForceSpec, play, position } from '../../support/position.ts';

const foe: ForceSpec = { race: 'elves', power: 'hill', seat: 1, at: { [farm]: 3 } };
const commandos = (spec: Partial<ForceSpec> = {}) =>
  position({ forces: [{ race: 'orcs', power: 'commando', at: { [forest]: 1 }, hand: 9, ...spec }, foe] });

describe('Commando', () => {
  it('COM-1 one token less for any region', () => {
    const state = commandos();
    expect([swamp, innerPeak, farm].map((region) => priceOf(state, region))).toEqual([1, 2, 4]);
    expect(conquestLines(state, swamp)).toContainEqual({
      clause: 'COM-1',
      amount: -1,
      source: 'discount',
      of: 'commando',
    });
  });

  it('COM-1 not for Ghouls in decline', () => {
    const declined = { race: 'ghouls', power: null, declined: true, at: { [forest]: 3 } };
    const state = position({ phase: 'readyTroops', forces: [declined, { race: 'orcs', power: 'commando', hand: 3 }] });
    expect(priceOf(play(state, { type: 'expand' }).state, swamp)).toBe(2);
  });
});
