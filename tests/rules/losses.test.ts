import { describe, expect, it } from 'vitest';
import { legal } from '../../src/rules/index.ts';
import { farm, forest, hill, innerFarm, innerHill, innerPeak, shore, swamp } from '../support/places.ts';
import { type ForceSpec, play, position, refused, stateOf } from '../support/position.ts';
import { only, phases, standing } from '../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const place = (region: number, count: number) => ({ type: 'place', region, count }) as const;
const endConquests = { type: 'endConquests' } as const;
const endRedeployment = { type: 'endRedeployment' } as const;

const attackers = (hand: number): ForceSpec => ({ race: 'ratmen', power: 'hill', hand, at: { [farm]: 1 } });
const defenders = (at: ForceSpec['at']): ForceSpec => ({ race: 'humans', power: 'swamp', seat: 1, at: at ?? {} });

describe('losing a region', () => {
  it('LOS-1 one token goes back to the tray, the others to their owner’s hand', () => {
    const { state, events } = play(
      position({ forces: [attackers(5), defenders({ [forest]: 3, [hill]: 1 })] }),
      conquer(forest),
    );
    expect(state.forces[1]?.hand).toBe(2);
    expect(state.tray.humans).toBe(10 - 3);
    expect(only(events, 'tokensMoved').filter(({ force }) => force === 1)).toMatchObject([
      { count: 1, to: { at: 'tray' }, why: 'lost', clause: 'LOS-1' },
      { count: 2, to: { at: 'hand' }, why: 'withdrawn', clause: 'LOS-1' },
    ]);
  });

  it('LOS-4 a lone defender is simply lost', () => {
    const { state, events } = play(
      position({ forces: [attackers(5), defenders({ [forest]: 1, [hill]: 1 })] }),
      conquer(forest),
    );
    expect(state.forces[1]?.hand).toBe(0);
    expect(state.tray.humans).toBe(10 - 1);
    expect(only(events, 'tokensMoved').filter(({ force }) => force === 1)).toMatchObject([
      { count: 1, to: { at: 'tray' }, why: 'lost', clause: 'LOS-4' },
    ]);
  });

  it('LOS-4 a lone token in decline too', () => {
    const declined: ForceSpec = { ...defenders({ [forest]: 1, [hill]: 1 }), power: null, declined: true };
    const { state } = play(position({ forces: [attackers(5), declined] }), conquer(forest));
    expect(state.forces[1]).toMatchObject({ hand: 0 });
    expect(standing(state, 1)).toEqual({ [hill]: 1 });
  });

  it('LOS-5 withdrawn tokens are out of reach this turn, and each region lost costs its own token', () => {
    const state = position({ forces: [attackers(9), defenders({ [forest]: 2, [swamp]: 2, [hill]: 1 })] });
    const after = play(state, conquer(forest), conquer(swamp)).state;
    expect(standing(after, 1)).toEqual({ [hill]: 1 });
    expect(after.forces[1]?.hand).toBe(2);
    expect(after.tray.humans).toBe(10 - 3);
  });
});

describe('withdrawal', () => {
  /** Seat 0 has taken the forest from three humans, who still hold the hill and the shore. */
  const withdrawing = (at: ForceSpec['at'] = { [forest]: 3, [hill]: 1, [shore]: 1 }) =>
    play(
      position({ forces: [attackers(5), defenders(at), { ...elvesInDecline, seat: 1 }] }),
      conquer(forest),
      endConquests,
      endRedeployment,
    );
  const elvesInDecline: ForceSpec = { race: 'elves', power: null, declined: true, at: { [innerHill]: 1 } };

  it('LOS-2 at the end of the conqueror’s turn they are placed in regions still held, adjacent or not', () => {
    const { state } = withdrawing();
    expect(state).toMatchObject({ phase: 'withdrawal', turnSeat: 0, seat: 1 });
    const { state: after, events } = play(state, place(hill, 1), place(shore, 1), endRedeployment);
    expect(standing(after, 1)).toEqual({ [hill]: 2, [shore]: 2 });
    expect(only(events, 'tokensMoved')).toMatchObject([
      { force: 1, why: 'placed', clause: 'LOS-2' },
      { force: 1, why: 'placed', clause: 'LOS-2' },
    ]);
    expect(after).toMatchObject({ phase: 'readyTroops', turnSeat: 1 });
  });

  it('LOS-2 all of them, and only once the turn has been scored', () => {
    const { state, events } = withdrawing();
    expect(only(events, 'scored')).toHaveLength(1);
    const some = play(state, place(hill, 1)).state;
    expect(refused(some, endRedeployment)).toEqual({
      clause: 'LOS-2',
      code: 'tokensInHand',
      facts: { inHand: 1, race: 'humans' },
      remedy: { code: 'placeThem', facts: {} },
    });
    expect(refused(some, place(hill, 2))).toMatchObject({
      clause: 'LOS-2',
      code: 'tooFewInHand',
      facts: { inHand: 1 },
    });
  });

  it('LOS-2 in regions of that same race, and of nobody else', () => {
    const { state } = withdrawing();
    expect(refused(state, place(farm, 1))).toMatchObject({ code: 'notYourRegion', facts: { region: farm } });
    expect(refused(state, place(swamp, 1))).toMatchObject({ code: 'notYourRegion' });
    expect(refused(state, place(innerHill, 1))).toMatchObject({ code: 'inDecline', facts: { race: 'elves' } });
    const regions = legal(state).flatMap((command) => (command.type === 'place' ? [command.region] : []));
    expect(new Set(regions)).toEqual(new Set([hill, shore]));
  });

  it('LOS-2 not in regions of another race of the same player, though it too could move', () => {
    const text = `turn 1 withdrawal 0; seat 0 ghouls declined ${farm}:2; seat 0 humans+hill ${hill} ${shore} hand:1
      seat 1 orcs+swamp ${swamp}:3; conquered orcs ${swamp}!; attacked 0`;
    const state = stateOf(text);
    const regions = legal(state).flatMap((command) => (command.type === 'place' ? [command.region] : []));
    expect(regions).toEqual([hill, shore].toSorted((a, b) => a - b));
    expect(refused(state, place(farm, 1))).toMatchObject({ clause: 'LOS-2' });
  });

  it('LOS-2 it is no redeployment: tokens standing in the regions stay there', () => {
    const { state } = withdrawing({ [forest]: 3, [hill]: 2, [shore]: 1 });
    expect(refused(state, { type: 'lift', region: hill, count: 1 })).toMatchObject({
      clause: 'LOS-2',
      code: 'tokensStay',
      facts: { region: hill },
    });
  });

  it('LOS-2 where only one region is left there is nothing to ask', () => {
    const { state, events } = withdrawing({ [forest]: 3, [hill]: 1 });
    expect(standing(state, 1)).toEqual({ [hill]: 3 });
    expect(phases(events)).toEqual(['redeploy', 'readyTroops']);
    expect(only(events, 'tokensMoved').at(-1)).toMatchObject({ count: 2, why: 'placed', clause: 'LOS-2' });
  });

  it('LOS-2 several players do so clockwise from the active one', () => {
    const forces: ForceSpec[] = [
      { race: 'humans', power: 'swamp', at: { 1: 2, 28: 1, 29: 1 } },
      { race: 'giants', power: 'stout', seat: 1, at: { 6: 2, 31: 1, 32: 1 } },
      { race: 'ratmen', power: 'flying', seat: 2, hand: 12, at: { 10: 1 } },
      { race: 'orcs', power: 'forest', seat: 3, at: { 13: 2, 34: 1, 35: 1 } },
    ];
    const raid = [conquer(1), conquer(6), conquer(13), endConquests, endRedeployment];
    const asked: string[] = [];
    let { state } = play(position({ players: 4, seat: 2, forces }), ...raid);
    for (const home of [34, 28, 31]) {
      asked.push(`${state.phase} ${state.seat}`);
      state = play(state, place(home, 1), endRedeployment).state;
    }
    expect(asked).toEqual(['withdrawal 3', 'withdrawal 0', 'withdrawal 1']);
    expect(state.turnSeat).toBe(3);
  });

  it('LOS-3 with no region left they stay in hand, and the race enters anew on its next turn', () => {
    const { state, events } = withdrawing({ [forest]: 3 });
    expect(phases(events)).toEqual(['redeploy', 'readyTroops']);
    expect(state.forces[1]).toMatchObject({ hand: 2, declined: false });
    const next = play(state, { type: 'expand' }).state;
    expect(refused(next, conquer(innerFarm))).toMatchObject({ clause: 'CON-2' });
    expect(refused(next, conquer(innerPeak))).toMatchObject({ clause: 'CON-2' });
    expect(standing(play(next, conquer(hill)).state, 1)).toEqual({ [hill]: 2 });
  });
});
