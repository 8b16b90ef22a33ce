import { describe, expect, it } from 'vitest';
import { forceOf, standings, tokensLeft } from '../../../src/rules/index.ts';
import { incomeOf } from '../../support/ask.ts';
import { farm, forest, hill, innerFarm, innerHill, peak, swamp } from '../../support/places.ts';
import { play, position, refused } from '../../support/position.ts';
import { only, paid, standing } from '../../support/read.ts';

const end = { type: 'endRedeployment' } as const;
const lift = (region: number, count = 1) => ({ type: 'lift', region, count }) as const;

/** Amazons at redeployment, with what stands on the map and in hand. */
const redeploying = (at: Record<number, number>, hand = 0, power = 'forest') =>
  position({ phase: 'redeploy', forces: [{ race: 'amazons', power, at, hand }] });

describe('Amazons', () => {
  it('AMA-1 four extra tokens come with the combo', () => {
    const column = [{ race: 'amazons', power: 'merchant', coins: 0 }];
    const { state, events } = play(position({ phase: 'pickCombo', column }), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(6 + 2 + 4);
    expect(state.tray.amazons).toBe(15 - 12);
    expect(only(events, 'tokensMoved').map(({ count, clause }) => [count, clause])).toEqual([
      [8, 'COL-4'],
      [4, 'AMA-1'],
    ]);
  });

  it('AMA-2 four leave the map at the end of redeployment, none more and none fewer', () => {
    const start = redeploying({ [farm]: 2, [forest]: 1 }, 5);
    expect(refused(start, end)).toMatchObject({ clause: 'RED-2', code: 'tokensInHand', facts: { inHand: 1 } });
    const fewer = play(start, { type: 'place', region: farm, count: 2 }).state;
    expect(refused(fewer, end)).toMatchObject({ clause: 'AMA-2', code: 'tokensToSetAside', facts: { missing: 1 } });
    const { state, events } = play(fewer, lift(farm), end);
    expect(forceOf(state, 0)).toMatchObject({ hand: 0, aside: 4 });
    expect(standing(state, 0)).toEqual({ [farm]: 3, [forest]: 1 });
    expect(only(events, 'tokensMoved').at(-1)).toMatchObject({ count: 4, to: { at: 'aside' }, clause: 'AMA-2' });
  });

  it('AMA-2 they come back to hand at the next ready-troops', () => {
    const at = { [farm]: 2, [forest]: 1 };
    const start = position({ phase: 'readyTroops', forces: [{ race: 'amazons', power: 'forest', at, aside: 4 }] });
    const { state } = play(start, { type: 'expand' });
    expect(forceOf(state, 0)).toMatchObject({ hand: 5, aside: 0 });
  });

  it('AMA-2 one stays in each region while others can be spared', () => {
    const start = redeploying({ [farm]: 5, [forest]: 1 });
    expect(refused(start, lift(forest))).toMatchObject({ clause: 'AMA-3', code: 'spareTokensFirst' });
    expect(refused(start, lift(farm, 5))).toMatchObject({ clause: 'AMA-3' });
    const { state } = play(start, lift(farm, 4));
    expect(refused(state, lift(forest))).toMatchObject({ clause: 'RED-3' });
    expect(standing(play(state, end).state, 0)).toEqual({ [farm]: 1, [forest]: 1 });
  });

  it('AMA-2 the four serve neither as withdrawn troops nor at a tie', () => {
    const start = position({
      seat: 1,
      forces: [
        { race: 'amazons', power: 'forest', at: { [farm]: 2, [swamp]: 1 }, aside: 4 },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 4 },
      ],
    });
    const { state } = play(start, { type: 'conquer', region: farm }, { type: 'endConquests' }, end);
    expect(standing(state, 0)).toEqual({ [swamp]: 2 });
    expect(forceOf(state, 0)).toMatchObject({ hand: 0, aside: 4 });
    expect(standings({ ...state, coins: [9, 9] }).map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [1, 5],
      [0, 2],
    ]);
  });

  it('AMA-2 a race that loses every region while four are set aside enters anew with them', () => {
    const start = position({
      seat: 1,
      forces: [
        { race: 'amazons', power: 'forest', at: { [farm]: 1 }, aside: 4 },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 3 },
      ],
    });
    const taken = play(start, { type: 'conquer', region: farm }, { type: 'endConquests' }, end).state;
    expect(taken).toMatchObject({ phase: 'readyTroops', seat: 0 });
    expect(tokensLeft(taken, forceOf(taken, 0))).toBe(4);
    const { state } = play(taken, { type: 'expand' });
    expect(forceOf(state, 0)).toMatchObject({ hand: 4, aside: 0 });
    expect(refused(state, { type: 'conquer', region: innerHill })).toMatchObject({ clause: 'CON-2' });
    expect(standing(play(state, { type: 'conquer', region: hill }).state, 0)).toEqual({ [hill]: 2 });
  });

  it('AMA-2 in decline the four go to the tray', () => {
    const forces = [{ race: 'amazons', power: 'forest', at: { [farm]: 3 }, aside: 4 }];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'decline' });
    expect(standing(state, 0)).toEqual({ [farm]: 1 });
    expect(state.tray.amazons).toBe(14);
  });

  it('AMA-3 with fewer than four to spare regions of choice are emptied, even new ones, and score nothing', () => {
    const at = { [farm]: 1, [forest]: 1, [swamp]: 1, [hill]: 2, [innerHill]: 1 };
    const taken = { force: 0, region: farm, nonEmpty: true };
    const start = position({
      phase: 'redeploy',
      forces: [{ race: 'amazons', power: 'pillaging', at }],
      turn: { conquests: [taken] },
    });
    expect(refused(start, lift(farm))).toMatchObject({ code: 'spareTokensFirst' });
    const emptied = play(start, lift(hill), lift(farm), lift(forest), lift(hill)).state;
    expect(refused(emptied, lift(swamp))).toMatchObject({ clause: 'RED-3' });
    expect(emptied.regions[farm]).toMatchObject({ force: null, tokens: 0 });
    const { state, events } = play(emptied, end);
    expect(standing(state, 0)).toEqual({ [swamp]: 1, [innerHill]: 1 });
    expect(paid(events), 'what the conquest earned stays').toEqual({ 'SCO-1': 2, 'PIL-1': 1 });
  });

  it('AMA-3 an emptied region loses its markers, and those that return are placed again', () => {
    const forces = [{ race: 'amazons', power: 'bivouacking', at: { [farm]: 1, [forest]: 1 }, hand: 3 }];
    const markers = { [farm]: { encampment: 5 } };
    const start = play(position({ phase: 'redeploy', forces, markers }), lift(farm)).state;
    expect(start.regions[farm]?.markers).toEqual({});
    expect(refused(start, end)).toMatchObject({ clause: 'BIV-1', code: 'markersInHand' });
    const here = { type: 'placeMarker', marker: 'encampment', region: forest } as const;
    expect(play(start, here, here, here, here, here, end).state.regions[forest]?.markers).toEqual({ encampment: 5 });
  });

  it('AMA-4 fewer than four in all: all leave, and the race enters anew', () => {
    const start = redeploying({ [farm]: 1, [forest]: 2 });
    const emptied = play(start, lift(forest), lift(forest), lift(farm)).state;
    const { state, events } = play(emptied, end);
    expect(forceOf(state, 0)).toMatchObject({ hand: 0, aside: 3 });
    expect(paid(events)).toEqual({});
    expect(incomeOf(state, 0)).toEqual({});
    const again = play({ ...state, phase: 'readyTroops', seat: 0, turnSeat: 0 }, { type: 'expand' }).state;
    expect(refused(again, { type: 'conquer', region: innerFarm })).toMatchObject({ clause: 'CON-2' });
    expect(play(again, { type: 'conquer', region: peak }).state.regions[peak]).toMatchObject({ force: 0, tokens: 3 });
  });
});
