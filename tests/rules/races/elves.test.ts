import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { farm, forest, swamp } from '../../support/places.ts';
import { play, stateOf } from '../../support/position.ts';
import { only, standing } from '../../support/read.ts';

/** Ratmen of seat 1 in the farm, ready to take the forest from these Elves of seat 0. */
const attack = (elves: string) =>
  play(stateOf(`turn 1 conquer; seat 0 ${elves}; seat 1 ratmen+swamp ${farm} hand:8`), {
    type: 'conquer',
    region: forest,
  });

describe('Elves', () => {
  it('ELF-1 a lost region costs no token: all go to hand', () => {
    const { state, events } = attack(`elves+hill ${forest}:3 ${swamp}`);
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
    const { state } = attack(`elves+hill ${forest}`);
    expect(forceOf(state, 0).hand).toBe(1);
    expect(standing(state, 0)).toEqual({});
  });

  it('ELF-1 but only while active', () => {
    const { state } = attack(`elves declined ${forest} ${swamp}`);
    expect(forceOf(state, 0).hand).toBe(0);
    expect(state.tray.elves).toBe(10);
  });

  it('ELF-1 GHO-3 against the Ghouls of their own player too', () => {
    const text = `turn 0 ghouls; seat 0 ghouls declined ${farm} hand:5; seat 0 elves+hill ${forest}:2 ${swamp}`;
    const { state } = play(stateOf(text), { type: 'conquer', region: forest });
    expect(forceOf(state, 1).hand).toBe(2);
    expect(state.tray.elves).toBe(11 - 3);
  });
});
