import { describe, expect, it } from 'vitest';
import { conquestLines, priceOf, targetsOf } from '../../support/ask.ts';
import { farm, forest, innerPeak, swamp } from '../../support/places.ts';
import { play, position, refused, stateOf } from '../../support/position.ts';
import { only, standing } from '../../support/read.ts';

const roll = { type: 'act', action: 'berserkRoll' } as const;
const conquer = (region: number) => ({ type: 'conquer', region }) as const;

const berserk = (hand: number, dice: readonly number[], lostTribes: readonly number[] = []) =>
  position({ forces: [{ race: 'orcs', power: 'berserk', at: { [forest]: 1 }, hand }], dice, lostTribes });

describe('Berserk', () => {
  it('BER-1 the die is rolled first, then a region chosen; the result lowers its cost', () => {
    const { state, events } = play(berserk(3, [2]), roll);
    expect(only(events, 'dieRolled')).toMatchObject([{ value: 2, purpose: 'beforehand', region: null }]);
    expect(conquestLines(state, innerPeak)).toContainEqual({ clause: 'BER-1', amount: -2, source: 'roll' });
    expect(standing(play(state, conquer(innerPeak)).state, 0)).toEqual({ [forest]: 1, [innerPeak]: 1 });
  });

  it('BER-1 a blank face is no line of the receipt', () => {
    const blank = stateOf(`seat 0 orcs+berserk ${farm} hand:4; rolled 0 BER-1 BER-2`);
    expect(conquestLines(blank, forest)).toEqual([{ clause: 'CON-1', amount: 2, source: 'base' }]);
  });

  it('BER-1 CON-5 one token is always needed', () => {
    const { state } = play(berserk(3, [3]), roll, conquer(farm));
    expect(standing(state, 0)).toEqual({ [forest]: 1, [farm]: 1 });
    expect(refused(berserk(0, []), roll)).toMatchObject({ clause: 'CON-5', code: 'noTokenToRoll' });
  });

  it('BER-1 before any conquest: each has a roll of its own, or none', () => {
    const { state } = play(berserk(5, [1, 1]), roll, conquer(farm), roll, conquer(swamp));
    expect(standing(state, 0)).toEqual({ [forest]: 1, [farm]: 1, [swamp]: 1 });
    expect(priceOf(state, innerPeak), 'the roll is used up').toBe(3);
    expect(standing(play(state, conquer(innerPeak)).state, 0)).toMatchObject({ [innerPeak]: 3 });
  });

  it('BER-2 no second roll before the first is used', () => {
    expect(refused(play(berserk(3, [0, 3]), roll).state, roll)).toMatchObject({ clause: 'BER-2', code: 'rollWaiting' });
  });

  it('BER-2 if no region is then taken, conquests end, and the roll with them', () => {
    const { state } = play(berserk(1, [0]), roll);
    expect(targetsOf(state, 'conquer')).toEqual([]);
    expect(refused(state, conquer(farm))).toMatchObject({ code: 'tooFewTokens' });
    const over = play(state, { type: 'endConquests' }).state;
    expect(over).toMatchObject({ phase: 'redeploy', turn: { roll: null } });
  });

  it('BER-2 TRN-4 while a roll waits no region is abandoned, so a bad one cannot be mended', () => {
    const abandon = { type: 'abandon', region: forest } as const;
    const start = berserk(3, [0, 1]);
    expect(targetsOf(start, 'abandon')).toEqual([forest]);
    const { state } = play(start, roll);
    expect(targetsOf(state, 'abandon')).toEqual([]);
    expect(refused(state, abandon)).toMatchObject({ clause: 'BER-2', code: 'rolledAlready', facts: { roll: 0 } });
    const after = play(state, conquer(farm)).state;
    expect(refused(after, abandon)).toMatchObject({ clause: 'TRN-4', code: 'conquestsBegun' });
    expect(refused(state, { type: 'abandon', region: farm })).toMatchObject({ clause: 'TRN-4', code: 'notYourRegion' });
  });

  it('BER-2 TRN-4 first abandoned, then rolled, is as it was', () => {
    const { state } = play(berserk(3, [1]), { type: 'abandon', region: forest }, roll);
    expect(state.turn.roll).toMatchObject({ value: 1 });
  });

  it('BER-2 GHO-2 nor would Ghouls in decline abandon theirs, if one waited in their part', () => {
    const forces = [
      { race: 'ghouls', power: null, declined: true, at: { [forest]: 2 } },
      { race: 'orcs', power: 'berserk' },
    ];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'expand' });
    expect(targetsOf(state, 'abandon')).toEqual([forest]);
    const waiting = {
      ...state,
      turn: { ...state.turn, roll: { value: 0, clause: 'BER-1', binding: 'BER-2' } },
    } as const;
    expect(targetsOf(waiting, 'abandon')).toEqual([]);
    expect(refused(waiting, { type: 'abandon', region: forest })).toMatchObject({ clause: 'BER-2' });
  });

  it('BER-2 no final roll besides', () => {
    const state = berserk(1, []);
    expect(refused(state, { type: 'finalRoll', region: farm })).toMatchObject({ clause: 'BER-2', code: 'noFinalRoll' });
    expect(targetsOf(state, 'finalRoll')).toEqual([]);
  });

  it('BER-2 in decline there is no roll beforehand, and Ghouls have their final one again', () => {
    const forces = [
      { race: 'ghouls', power: null, declined: true, at: { [forest]: 2 } },
      { race: 'orcs', power: 'hill' },
    ];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'expand' });
    expect(refused(state, roll)).toMatchObject({ code: 'noSuchAction' });
    expect(targetsOf(state, 'finalRoll')).toContain(farm);
  });
});
