import { describe, expect, it } from 'vitest';
import { explain, inHandOf, othersHaveWithdrawn } from '../../src/rules/index.ts';
import { farm, forest, hill, innerHill, peak, swamp } from '../support/places.ts';
import { type ForceSpec, play, position, refused, stateOf } from '../support/position.ts';
import { only, standing } from '../support/read.ts';

const place = (region: number, count: number) => ({ type: 'place', region, count }) as const;
const lift = (region: number, count: number) => ({ type: 'lift', region, count }) as const;
const endRedeployment = { type: 'endRedeployment' } as const;

const ratmen: ForceSpec = { race: 'ratmen', power: 'hill', hand: 2, at: { [farm]: 3, [hill]: 1 } };
const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, hand: 1, at: { [forest]: 2 } };
const elves: ForceSpec = { race: 'elves', power: null, declined: true, at: { [innerHill]: 1 } };

describe('redeployment', () => {
  const state = position({ phase: 'redeploy', forces: [ratmen] });

  it('RED-1 tokens move freely among the regions of the race, hand included, adjacent or not', () => {
    const { state: after, events } = play(state, lift(farm, 2), place(hill, 3), place(farm, 1), endRedeployment);
    expect(standing(after, 0)).toEqual({ [farm]: 2, [hill]: 4 });
    expect(only(events, 'tokensMoved').map(({ why, clause, count }) => [why, clause, count])).toEqual([
      ['lifted', 'RED-1', 2],
      ['placed', 'RED-1', 3],
      ['placed', 'RED-1', 1],
    ]);
  });

  it('RED-1 no more than there are', () => {
    expect(refused(state, place(hill, 3))).toMatchObject({
      clause: 'RED-1',
      code: 'tooFewInHand',
      facts: { region: hill, count: 3, inHand: 2 },
    });
    expect(refused(state, lift(farm, 4))).toMatchObject({
      clause: 'RED-1',
      code: 'tooFewThere',
      facts: { region: farm, count: 4, tokens: 3 },
    });
    for (const count of [0, -1, 0.5]) expect(refused(state, place(hill, count))).toMatchObject({ code: 'malformed' });
  });

  it('RED-1 only in regions the player holds', () => {
    const crowded = position({
      phase: 'redeploy',
      forces: [ratmen, { race: 'humans', power: 'swamp', seat: 1, at: { [swamp]: 3 } }],
    });
    for (const region of [swamp, peak]) {
      const refusal = { clause: 'RED-1', code: 'notYourRegion', facts: { region } };
      expect(refused(crowded, place(region, 1))).toMatchObject(refusal);
      expect(refused(crowded, lift(region, 1))).toMatchObject(refusal);
    }
  });

  it('RED-2 all tokens end on the map', () => {
    expect(refused(state, endRedeployment)).toEqual({
      clause: 'RED-2',
      code: 'tokensInHand',
      facts: { inHand: 2, race: 'ratmen' },
      remedy: { code: 'placeThem', facts: {} },
    });
    expect(refused(play(state, place(hill, 1)).state, endRedeployment)).toMatchObject({ facts: { inHand: 1 } });
    expect(explain(play(state, place(hill, 2)).state, endRedeployment)).toBeNull();
  });

  it('RED-2 unless the race holds no region: there is nothing to redeploy then', () => {
    const { state: after } = play(position({ forces: [{ ...ratmen, at: {} }] }), { type: 'endConquests' });
    expect(after).toMatchObject({ seat: 1, phase: 'pickCombo', forces: [{ hand: 2 }] });
  });

  it('RED-2 races do not mix: each has its own tokens in hand', () => {
    const both = position({ phase: 'redeploy', forces: [ghouls, ratmen] });
    expect(refused(both, place(forest, 2))).toMatchObject({ code: 'tooFewInHand', facts: { inHand: 1 } });
    const placed = play(both, place(farm, 2)).state;
    expect(refused(placed, endRedeployment)).toMatchObject({ clause: 'RED-2', facts: { inHand: 1, race: 'ghouls' } });
    const after = play(placed, place(forest, 1), endRedeployment).state;
    expect([standing(after, 0), standing(after, 1)]).toEqual([{ [forest]: 3 }, { [farm]: 5, [hill]: 1 }]);
  });

  it('RED-2 a race in decline stays as it is', () => {
    const beside = position({ phase: 'redeploy', forces: [elves, ratmen] });
    expect(refused(beside, place(innerHill, 1))).toMatchObject({ code: 'inDecline', facts: { race: 'elves' } });
    expect(refused(beside, lift(innerHill, 1))).toMatchObject({ code: 'inDecline', facts: { race: 'elves' } });
  });

  it('RED-3 no region may be abandoned now', () => {
    expect(refused(state, lift(farm, 3))).toMatchObject({
      clause: 'RED-3',
      code: 'noAbandoningNow',
      facts: { region: farm, tokens: 3 },
    });
    expect(refused(state, lift(hill, 1))).toMatchObject({ clause: 'RED-3', facts: { region: hill, tokens: 1 } });
    expect(refused(state, { type: 'abandon', region: hill })).toMatchObject({ clause: 'TRN-4', code: 'notNow' });
  });
});

describe('what is in hand', () => {
  const hands = (text: string) => {
    const state = stateOf(text);
    return state.forces.map((force) => inHandOf(state, force));
  };

  it('AMA-2 what leaves the map is kept back in the redeployment of that turn, by a race that is on the map', () => {
    const amazons = (words: string) => `amazons+hill ${words}`;
    const all = (count: number) => [{ ready: count, leaving: 0 }];
    expect(hands(`turn 0 redeploy; seat 0 ${amazons(`${farm}:3 hand:5`)}`)).toEqual([{ ready: 1, leaving: 4 }]);
    expect(hands(`turn 0 redeploy; seat 0 ${amazons(`${farm}:3 hand:2`)}`)).toEqual([{ ready: 0, leaving: 2 }]);
    expect(hands(`turn 0 conquer; seat 0 ${amazons(`${farm}:3 hand:5`)}`)).toEqual(all(5));
    const others = `seat 0 orcs+forest ${hill}:2; seat 1 ${amazons(`${farm} hand:2`)}`;
    expect(hands(`turn 0 redeploy; conquered orcs ${hill}!; attacked 1; ${others}`)[1]).toEqual({
      ready: 2,
      leaving: 0,
    });
    const off = `seat 0 ghouls declined ${farm}:3; seat 0 ${amazons('hand:5')}`;
    expect(hands(`turn 0 redeploy; ${off}`)[1]).toEqual({ ready: 5, leaving: 0 });
  });

  it('AMA-2 RED-2 the rest must be placed', () => {
    const state = stateOf(`turn 0 redeploy; seat 0 amazons+hill ${farm}:3 ${forest} hand:6`);
    expect(refused(state, endRedeployment)).toMatchObject({ clause: 'RED-2', facts: { inHand: 2, race: 'amazons' } });
  });

  it('LOS-2 others than the one who decides may wait to place theirs', () => {
    const waiting = (hand: number) =>
      stateOf(
        `board 3; turn 0 withdrawal 1; seat 0 humans+forest 5:3; conquered humans 5!; attacked 1 2
         seat 1 orcs+hill 1 2 hand:1; seat 2 elves+swamp 8 9 hand:${hand}`,
      );
    expect(othersHaveWithdrawn(waiting(1))).toBe(true);
    expect(othersHaveWithdrawn(waiting(0))).toBe(false);
    // Of the seat whose turn it is, tokens in hand are none that withdrew.
    const own = waiting(0);
    const forces = own.forces.map((force) => (force.seat === 0 ? { ...force, hand: 2 } : force));
    expect(othersHaveWithdrawn({ ...own, forces })).toBe(false);
  });
});
