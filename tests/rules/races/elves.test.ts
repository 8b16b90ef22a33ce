import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { farm, forest, swamp } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { only, standing } from '../../support/read.ts';

/** Ratmen of seat 1 in the farm, ready to take the forest from these Elves of seat 0. */
const attack = (at: Record<number, number>, declined = false) =>
  play(
    position({
      seat: 1,
      forces: [
        { race: 'elves', power: declined ? null : 'hill', at, declined },
        { race: 'ratmen', power: 'swamp', seat: 1, at: { [farm]: 1 }, hand: 8 },
      ],
    }),
    { type: 'conquer', region: forest },
  );

describe('Elves', () => {
  it('ELF-1 a lost region costs no token: all go to hand', () => {
    const { state, events } = attack({ [forest]: 3, [swamp]: 1 });
    expect(forceOf(state, 0).hand).toBe(3);
    expect(state.tray.elves).toBe(11 - 4);
    expect(only(events, 'tokensMoved')[0]).toMatchObject({ count: 3, why: 'withdrawn', clause: 'ELF-1' });
    const ended = play(
      state,
      { type: 'endConquests' },
      { type: 'place', region: farm, count: 3 },
      {
        type: 'endRedeployment',
      },
    );
    expect(standing(ended.state, 0)).toEqual({ [swamp]: 4 });
  });

  it('ELF-1 not even the last one, which enters anew', () => {
    const { state } = attack({ [forest]: 1 });
    expect(forceOf(state, 0).hand).toBe(1);
    expect(standing(state, 0)).toEqual({});
  });

  it('ELF-1 but only while active', () => {
    const { state } = attack({ [forest]: 1, [swamp]: 1 }, true);
    expect(forceOf(state, 0).hand).toBe(0);
    expect(state.tray.elves).toBe(10);
  });
});
