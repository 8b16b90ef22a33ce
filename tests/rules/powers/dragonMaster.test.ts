import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { targetsOf } from '../../support/ask.ts';
import { farm, forest, hill, innerHill, innerPeak, lake, peak, plain, swamp } from '../../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../../support/position.ts';
import { only, standing } from '../../support/read.ts';

const dragon = (region: number) => ({ type: 'act', action: 'dragon', region }) as const;
const lies = (state: ReturnType<typeof masters>) =>
  state.regions.flatMap((region, id) => (region.markers.dragon ? [id] : []));

const masters = (own: Partial<ForceSpec> = {}, more: Partial<PositionSpec> = {}, foe: Partial<ForceSpec> = {}) =>
  position({
    ...more,
    forces: [
      { race: 'orcs', power: 'dragonMaster', at: { [forest]: 1 }, hand: 3, ...own },
      { race: 'trolls', power: 'hill', seat: 1, at: { [farm]: 5, [hill]: 1 }, ...foe },
    ],
  });

describe('Dragon Master', () => {
  it('DRA-1 takes a region with exactly one token, whatever defends it; the Dragon goes there', () => {
    const start = masters({}, { markers: { [farm]: { lair: 1, encampment: 3 } } }, { power: 'bivouacking' });
    const { state, events } = play(start, dragon(farm));
    expect(standing(state, 0)).toEqual({ [forest]: 1, [farm]: 1 });
    expect(state.regions[farm]?.markers).toEqual({ dragon: 1 });
    expect(forceOf(state, 0).hand).toBe(2);
    expect(forceOf(state, 1).hand).toBe(4);
    expect(only(events, 'conquered')).toMatchObject([{ nonEmpty: true, cost: null, clause: 'DRA-1' }]);
  });

  it('DRA-1 once a turn', () => {
    const { state } = play(masters(), dragon(farm));
    expect(refused(state, dragon(swamp))).toMatchObject({ clause: 'DRA-1', code: 'dragonUsed' });
    expect(targetsOf(state, 'act', 'dragon')).toEqual([]);
  });

  it('DRA-1 only a region that may lawfully be attacked', () => {
    const state = masters({}, { markers: { [farm]: { hero: 1 } }, pacts: [] }, { power: 'heroic' });
    expect(refused(state, dragon(plain))).toMatchObject({ clause: 'CON-3' });
    expect(refused(state, dragon(lake))).toMatchObject({ clause: 'CON-4' });
    expect(refused(state, dragon(forest))).toMatchObject({ clause: 'CON-7' });
    expect(refused(state, dragon(farm))).toMatchObject({ clause: 'CON-8' });
    const bound = masters({}, { pacts: [{ force: 1, bound: 0 }] }, { power: 'diplomat' });
    expect(refused(bound, dragon(farm))).toMatchObject({ clause: 'DIP-2' });
  });

  it('DRA-1 an entry too', () => {
    const start = masters({ at: {} });
    expect(refused(start, dragon(innerHill))).toMatchObject({ clause: 'CON-2' });
    expect(standing(play(start, dragon(farm)).state, 0)).toEqual({ [farm]: 1 });
  });

  it('DRA-1 it takes a token, and not after a final roll', () => {
    expect(refused(masters({ hand: 0 }), dragon(farm))).toMatchObject({ clause: 'CON-5' });
    const { state } = play(masters({ hand: 1 }, { dice: [0] }), { type: 'finalRoll', region: swamp });
    expect(refused(state, dragon(farm))).toMatchObject({ code: 'notNow' });
  });

  it('DRA-1 CON-8 nobody takes its region meanwhile', () => {
    const start = position({
      seat: 1,
      forces: [
        { race: 'orcs', power: 'dragonMaster', at: { [forest]: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [farm]: 1 }, hand: 9 },
      ],
      markers: { [forest]: { dragon: 1 } },
    });
    expect(refused(start, { type: 'conquer', region: forest })).toMatchObject({
      clause: 'CON-8',
      facts: { marker: 'dragon' },
    });
  });

  it('DRA-2 it stays until used again, and is not moved at redeployment', () => {
    const start = masters({ hand: 2 }, { markers: { [forest]: { dragon: 1 } } });
    const idle = play(start, { type: 'endConquests' }).state;
    expect(refused(idle, { type: 'liftMarker', marker: 'dragon', region: forest })).toMatchObject({ clause: 'RED-1' });
    expect(refused(idle, { type: 'placeMarker', marker: 'dragon', region: forest })).toMatchObject({ clause: 'RED-1' });
    const settled = play(idle, { type: 'place', region: forest, count: 2 }, { type: 'endRedeployment' }).state;
    expect(lies(settled)).toEqual([forest]);
    const { state, events } = play(start, dragon(swamp));
    expect(lies(state)).toEqual([swamp]);
    expect(only(events, 'markerMoved').at(-1)).toMatchObject({ from: { region: forest }, to: { region: swamp } });
  });

  it('DRA-2 it may be used again the next turn', () => {
    const { state } = play(masters({ hand: 1 }), dragon(swamp), { type: 'endConquests' }, { type: 'endRedeployment' });
    const next = play(
      state,
      { type: 'expand' },
      { type: 'endConquests' },
      {
        type: 'place',
        region: hill,
        count: 4,
      },
      { type: 'endRedeployment' },
      { type: 'expand' },
    ).state;
    expect(refused(next, dragon(farm)), 'not for want of the Dragon').toMatchObject({ clause: 'CON-5' });
    const again = play(next, { type: 'abandon', region: forest }, dragon(innerPeak)).state;
    expect(lies(again)).toEqual([innerPeak]);
  });

  it('DRA-2 it returns to the owner with an abandoned region', () => {
    const start = masters(
      { at: { [forest]: 1, [peak]: 2 }, hand: 0 },
      {
        phase: 'readyTroops',
        markers: { [forest]: { dragon: 1 } },
      },
    );
    const { state, events } = play(start, { type: 'expand' }, { type: 'abandon', region: forest });
    expect(lies(state)).toEqual([]);
    expect(only(events, 'markerMoved')).toMatchObject([{ marker: 'dragon', to: { at: 'hand' }, clause: 'TRN-4' }]);
    expect(lies(play(state, dragon(farm)).state)).toEqual([farm]);
  });

  it('DRA-2 DEC-8 it goes in decline', () => {
    const start = masters({ hand: 0 }, { phase: 'readyTroops', markers: { [forest]: { dragon: 1 } } });
    const { state, events } = play(start, { type: 'decline' });
    expect(lies(state)).toEqual([]);
    expect(only(events, 'markerMoved')).toMatchObject([{ to: { at: 'tray' }, clause: 'DEC-8' }]);
  });
});
