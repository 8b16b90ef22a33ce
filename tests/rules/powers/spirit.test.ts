import { describe, expect, it } from 'vitest';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, hill, innerFarm, swamp } from '../../support/places.ts';
import { type ForceSpec, play, position } from '../../support/position.ts';
import { only } from '../../support/read.ts';

const spirits = (declined: boolean): ForceSpec => ({
  race: 'orcs',
  power: 'spirit',
  declined,
  at: { [farm]: declined ? 1 : 2 },
});
const old: ForceSpec = { race: 'elves', power: null, declined: true, at: { [forest]: 1 } };
const third: ForceSpec = { race: 'trolls', power: 'hill', at: { [hill]: 2 } };

const declining = (...forces: ForceSpec[]) => play(position({ phase: 'readyTroops', forces }), { type: 'decline' });

describe('Spirit', () => {
  it('SPI-1 declining, a Spirit race pushes nobody out', () => {
    const { state } = declining(old, spirits(false));
    expect(state.forces.map(({ race, declined }) => [race, declined])).toEqual([
      ['elves', true],
      ['orcs', true],
    ]);
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2 });
  });

  it('SPI-1 in decline it is never pushed out; another race in decline is', () => {
    const { state } = declining(spirits(true), old, third);
    expect(state.forces.map(({ race }) => race)).toEqual(['orcs', 'trolls']);
    const more = { ...state, phase: 'readyTroops', seat: 0, turnSeat: 0 } as const;
    expect(more.forces.every(({ declined }) => declined)).toBe(true);
  });

  it('SPI-1 nor does it count when the first other race declines', () => {
    expect(declining(spirits(true), third).state.forces).toHaveLength(2);
  });

  it('SPI-1 its regions are marked like any others in decline (DEC-3)', () => {
    expect(declining(spirits(false)).state.regions[farm]).toMatchObject({ tokens: 1 });
  });

  it('SPI-2 its badge stays with it until the race vanishes', () => {
    const { state, events } = declining(spirits(false));
    expect(only(events, 'badgeDiscarded')).toEqual([]);
    expect(state.forces[0]?.power).toBe('spirit');
    expect(state.discard).toEqual([]);
  });

  it('SPI-2 then it is discarded', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'hill', seat: 1, at: { [swamp]: 1, [forest]: 1 }, hand: 3 };
    const start = position({ seat: 1, forces: [{ ...spirits(true), at: { [farm]: 1 } }, foe] });
    const { state, events } = play(start, { type: 'conquer', region: farm });
    expect(only(events, 'badgeDiscarded')).toMatchObject([{ power: 'spirit' }]);
    expect(state.discard).toEqual(['spirit']);
    expect(state.forces.map(({ race }) => race)).toEqual(['ratmen']);
  });

  it('SPI-1 TRN-8 a Spirit race without a token declines into nothing, and pushes nobody out', () => {
    const { state } = declining({ ...old, at: { [innerFarm]: 1 } }, { race: 'orcs', power: 'spirit' });
    expect(state.forces.map(({ race }) => race)).toEqual(['elves']);
    expect(state.discard).toEqual(['spirit']);
  });
});
