import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { priceOf } from '../../support/ask.ts';
import { farm, forest, hill, northSea, swamp } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;

/** Trolls of seat 0 with their Lairs, and Orcs of seat 1 beside them. */
const settled = (spec: { declined?: boolean; phase?: 'readyTroops'; seat?: 0 | 1 }) =>
  position({
    ...(spec.phase && { phase: spec.phase }),
    seat: spec.seat ?? 0,
    forces: [
      {
        race: 'trolls',
        power: spec.declined ? null : 'swamp',
        declined: spec.declined ?? false,
        at: { [farm]: spec.declined ? 1 : 2, [forest]: 1 },
      },
      { race: 'orcs', power: 'hill', seat: 1, at: { [swamp]: 1 }, hand: spec.seat === 1 ? 9 : 0 },
    ],
  });

describe('Trolls', () => {
  it('TRO-1 a Lair in every region they take, in whatever way', () => {
    const forces = [{ race: 'trolls', power: 'seafaring', hand: 5 }];
    const { state } = play(position({ forces, dice: [3] }), conquer(northSea), conquer(farm), {
      type: 'finalRoll',
      region: forest,
    });
    for (const region of [northSea, farm, forest]) expect(state.regions[region]?.markers).toEqual({ lair: 1 });
  });

  it('TRO-1 it adds one to the defence', () => {
    expect(priceOf(settled({ seat: 1 }), forest)).toBe(2 + 1 + 1);
  });

  it('TRO-1 it stays in decline', () => {
    const { state } = play(settled({ phase: 'readyTroops' }), { type: 'decline' });
    expect(state.regions[farm]?.markers).toEqual({ lair: 1 });
    expect(priceOf(settled({ seat: 1, declined: true }), forest)).toBe(2 + 1 + 1);
  });

  it('TRO-1 it goes when the region is abandoned', () => {
    const { state } = play(settled({ phase: 'readyTroops' }), { type: 'expand' }, { type: 'abandon', region: forest });
    expect(state.regions[forest]).toMatchObject({ force: null, markers: {} });
    expect(state.regions[forest]?.markers).toEqual({});
    expect(state.regions[farm]?.markers).toEqual({ lair: 1 });
  });

  it('TRO-1 CON-10 it goes when the region is taken, also in decline', () => {
    for (const declined of [false, true]) {
      const { state } = play(settled({ seat: 1, declined }), conquer(forest));
      expect(state.regions[forest]).toMatchObject({ force: 1, tokens: 4 });
      expect(state.regions[forest]?.markers).toEqual({});
    }
  });

  it('TRO-1 DEC-2 it goes with the race', () => {
    const start = position({
      phase: 'readyTroops',
      forces: [
        { race: 'trolls', power: null, declined: true, at: { [farm]: 1, [forest]: 1 } },
        { race: 'orcs', power: 'hill', at: { [hill]: 2 } },
      ],
    });
    const { state } = play(start, { type: 'decline' });
    expect(state.regions[farm]?.markers).toEqual({});
    expect(forceOf(state, 1).declined).toBe(true);
  });

  it('TRO-1 CON-10 it goes even when another race of the same player takes the region', () => {
    const forces = [
      { race: 'trolls', power: null, declined: true, at: { [farm]: 1, [forest]: 1 } },
      { race: 'orcs', power: 'fortified', hand: 9 },
    ];
    const { state } = play(position({ forces, markers: { [farm]: { fortress: 1 } } }), conquer(farm));
    expect(state.regions[farm]).toMatchObject({ force: 1, markers: {} });
  });
});
