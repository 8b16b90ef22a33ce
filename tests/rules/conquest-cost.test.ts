import { describe, expect, it } from 'vitest';
import { clausesOf, explain, type PowerId, prospect, type RaceId, regionCost, view } from '../../src/rules/index.ts';
import { playGame } from '../../tools/players/game.ts';
import { randomPlayer } from '../../tools/players/random.ts';
import { farm, forest, hill, innerHill, innerPeak, peak, swamp } from '../support/places.ts';
import { type PositionSpec, play, position, refused } from '../support/position.ts';
import { only, standing } from '../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;

/** Ratmen on the farm, with tokens in hand: nothing makes their conquests cheaper. */
const ratmen = (hand: number, spec: PositionSpec = {}) =>
  position({ ...spec, forces: [{ race: 'ratmen', power: 'hill', hand, at: { [farm]: 1 } }, ...(spec.forces ?? [])] });

/** The price of a region, line by line. */
function price(state: ReturnType<typeof position>, region: number) {
  const { cost } = prospect(state, region) ?? { cost: { lines: [], total: 0 } };
  return { lines: Object.fromEntries(cost.lines.map(({ source, amount }) => [source, amount])), total: cost.total };
}

describe('what a conquest takes', () => {
  it('is told without its receipt as the receipt adds it up, for every region in every position of some games', () => {
    for (const players of [2, 3, 4, 5])
      playGame({ players, seed: players }, randomPlayer(players), (state) => {
        const seen = view(state, null);
        for (const region of [...state.regions.keys(), state.regions.length])
          expect(regionCost(seen, region)).toBe(prospect(state, region)?.cost.total ?? null);
        return false;
      });
  });

  it('CON-1 an empty region takes two tokens', () => {
    expect(price(ratmen(9), forest)).toEqual({ lines: { base: 2 }, total: 2 });
    const { state } = play(ratmen(2), conquer(forest));
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 2 });
  });

  it('CON-1 each Encampment, Fortress, Mountain and Lair there takes one more', () => {
    const state = ratmen(9, {
      markers: { [forest]: { encampment: 3 }, [peak]: { fortress: 1 } },
      forces: [
        { race: 'trolls', power: null, declined: true, seat: 1, at: { [peak]: 1 } },
        { race: 'elves', power: 'bivouacking', seat: 1, at: { [forest]: 1 } },
      ],
    });
    expect(price(state, forest)).toEqual({ lines: { base: 2, encampment: 3, tokens: 1 }, total: 6 });
    expect(price(state, peak)).toEqual({ lines: { base: 2, mountain: 1, fortress: 1, lair: 1, tokens: 1 }, total: 6 });
    expect(play(state, conquer(peak)).state.forces[0]?.hand).toBe(9 - 6);
    // A mountain is dearer by its own clause, and by the one that says what defends.
    const { lines = [] } = prospect(state, peak)?.cost ?? {};
    expect(lines.map(clausesOf)).toEqual([['CON-1'], ['CON-1', 'CON-9'], ['TRO-1'], ['FRT-1'], ['CON-1']]);
  });

  it('CON-1 a Lost Tribe and each race token there, active or in decline, take one more', () => {
    const state = ratmen(9, {
      lostTribes: [innerHill],
      forces: [
        { race: 'elves', power: 'swamp', seat: 1, at: { [forest]: 3 } },
        { race: 'humans', power: null, declined: true, seat: 1, at: { [peak]: 1 } },
      ],
    });
    expect(price(state, innerHill)).toEqual({ lines: { base: 2, lostTribe: 1 }, total: 3 });
    expect(price(state, forest)).toEqual({ lines: { base: 2, tokens: 3 }, total: 5 });
    expect(price(state, peak)).toEqual({ lines: { base: 2, mountain: 1, tokens: 1 }, total: 4 });
  });

  it('CON-1 so does one’s own race in decline ◆', () => {
    const state = ratmen(9, { forces: [{ race: 'humans', power: null, declined: true, at: { [forest]: 1 } }] });
    expect(price(state, forest)).toEqual({ lines: { base: 2, tokens: 1 }, total: 3 });
    expect(play(state, conquer(forest)).state.forces[0]?.hand).toBe(6);
    const short = ratmen(2, { forces: [{ race: 'humans', power: null, declined: true, at: { [forest]: 1 } }] });
    expect(refused(short, conquer(forest))).toMatchObject({
      clause: 'CON-1',
      facts: { needed: 3, inHand: 2, short: 1 },
    });
  });

  it('CON-1 with too few tokens it is refused, the receipt and the odds of a final roll beside it', () => {
    const state = ratmen(2, { forces: [{ race: 'elves', power: 'swamp', seat: 1, at: { [forest]: 2 } }] });
    expect(refused(state, conquer(forest))).toEqual({
      clause: 'CON-1',
      code: 'tooFewTokens',
      facts: {
        ...{ region: forest, needed: 4, inHand: 2, short: 2 },
        cost: {
          region: forest,
          lines: [
            { clause: 'CON-1', amount: 2, source: 'base' },
            { clause: 'CON-1', amount: 2, source: 'tokens', of: 'elves' },
          ],
          total: 4,
        },
      },
      remedy: { code: 'finalRoll', facts: { wins: 2, of: 6 } },
    });
  });

  it('CON-1 where no roll can help, the remedy is the tokens that lack', () => {
    const state = ratmen(1, { forces: [{ race: 'elves', power: 'swamp', seat: 1, at: { [forest]: 3 } }] });
    expect(refused(state, conquer(forest))).toMatchObject({
      facts: { needed: 5, inHand: 1, short: 4 },
      remedy: { code: 'moreTokens', facts: { short: 4 } },
    });
  });

  const active = (race: RaceId, power: PowerId, hand: number, spec: PositionSpec = {}) =>
    position({ ...spec, forces: [{ race, power, hand, at: { [farm]: 1 } }] });

  it('CON-5 discounts add up', () => {
    const tritons = active('tritons', 'commando', 5, { lostTribes: [innerHill] });
    expect(prospect(tritons, innerHill)?.cost).toEqual({
      region: innerHill,
      lines: [
        { clause: 'CON-1', amount: 2, source: 'base' },
        { clause: 'CON-1', amount: 1, source: 'lostTribe' },
        { clause: 'TRI-1', amount: -1, source: 'discount', of: 'tritons' },
        { clause: 'COM-1', amount: -1, source: 'discount', of: 'commando' },
      ],
      total: 1,
    });
    expect(explain(active('tritons', 'commando', 1, { lostTribes: [innerHill] }), conquer(innerHill))).toBeNull();
  });

  it('CON-5 but a conquest always takes one token', () => {
    const state = active('tritons', 'commando', 5);
    expect(prospect(state, forest)?.cost).toMatchObject({
      lines: [{}, {}, {}, { clause: 'CON-5', amount: 1, source: 'minimum' }],
      total: 1,
    });
    const after = play(state, conquer(forest)).state;
    expect([after.regions[forest]?.tokens, after.forces[0]?.hand]).toEqual([1, 4]);
  });

  it('CON-5 and one must be in hand', () => {
    expect(refused(active('tritons', 'commando', 0), conquer(forest))).toMatchObject({
      clause: 'CON-5',
      code: 'noToken',
      facts: { region: forest, inHand: 0 },
    });
    expect(refused(active('tritons', 'commando', 0), { type: 'finalRoll', region: forest }).code).toBe('noToken');
  });

  it('CON-5 the die never makes it cheaper than one token', () => {
    const state = {
      ...active('ratmen', 'berserk', 3),
      hidden: { ...active('ratmen', 'berserk', 3).hidden, dice: [3] },
    };
    const { state: after, events } = play(state, { type: 'act', action: 'berserkRoll' }, conquer(forest));
    expect(only(events, 'conquered')).toMatchObject([{ cost: { total: 1 } }]);
    expect([after.regions[forest]?.tokens, after.forces[0]?.hand]).toEqual([1, 2]);
    const roll = position({ dice: [3], forces: [{ race: 'ratmen', power: 'hill', hand: 1, at: { [farm]: 1 } }] });
    expect(standing(play(roll, { type: 'finalRoll', region: forest }).state, 0)).toEqual({ [farm]: 1, [forest]: 1 });
  });

  it('CON-6 exactly the cost goes there and stays; the rest is still in hand', () => {
    const { state, events } = play(ratmen(7), conquer(forest));
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 2 });
    expect(state.forces[0]?.hand).toBe(5);
    expect(only(events, 'tokensMoved')).toMatchObject([{ count: 2, from: { at: 'hand' }, clause: 'CON-6' }]);
    expect(refused(state, { type: 'lift', region: forest, count: 1 })).toMatchObject({ code: 'notNow' });
    expect(refused(state, { type: 'place', region: forest, count: 1 })).toMatchObject({ code: 'notNow' });
    expect(standing(play(state, conquer(swamp)).state, 0)).toEqual({ [farm]: 1, [forest]: 2, [swamp]: 2 });
  });

  it('CON-9 a Mountain stays and defends the new holder', () => {
    const taken = play(ratmen(9), conquer(peak)).state;
    expect(taken.regions[peak]).toMatchObject({ tokens: 3, markers: { mountain: 1 } });
    const next = position({
      forces: [
        { race: 'elves', power: 'swamp', hand: 9, at: { [hill]: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [innerPeak]: 3 } },
      ],
    });
    expect(price(next, innerPeak)).toEqual({ lines: { base: 2, mountain: 1, tokens: 3 }, total: 6 });
  });
});
