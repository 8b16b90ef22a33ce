import { describe, expect, it } from 'vitest';
import { priceOf } from '../../support/ask.ts';
import { farm, forest, hill, swamp } from '../../support/places.ts';
import { play, position, refused } from '../../support/position.ts';
import { only, paid, phases } from '../../support/read.ts';

const put = (region: number) => ({ type: 'placeMarker', marker: 'encampment', region }) as const;
const take = (region: number) => ({ type: 'liftMarker', marker: 'encampment', region }) as const;
const end = { type: 'endRedeployment' } as const;
const encampment = (count: number) => ({ encampment: count });

/** A race of seat 0 with two Encampments on the farm and three in the swamp, under attack by Ratmen of seat 1. */
const camped = (at: Record<number, number> = { [farm]: 1, [swamp]: 1 }, race = 'orcs') =>
  position({
    seat: 1,
    forces: [
      { race, power: 'bivouacking', at },
      { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 7 },
    ],
    markers: { [farm]: encampment(2), ...(at[swamp] ? { [swamp]: encampment(3) } : {}) },
  });

const taken = (start: ReturnType<typeof camped>) =>
  play(
    start,
    { type: 'conquer', region: farm },
    { type: 'endConquests' },
    { type: 'place', region: farm, count: 2 },
    end,
  );

describe('Bivouacking', () => {
  it('BIV-1 at redeployment the five go to any regions held, any number in one', () => {
    const forces = [{ race: 'orcs', power: 'bivouacking', at: { [farm]: 1, [forest]: 2 } }];
    const start = position({ phase: 'redeploy', forces });
    expect(refused(start, end)).toMatchObject({ clause: 'BIV-1', code: 'markersInHand' });
    const four = play(start, put(farm), put(farm), put(farm), put(forest)).state;
    expect(refused(four, end)).toMatchObject({ clause: 'BIV-1' });
    const { state } = play(four, put(farm));
    expect(refused(state, put(forest))).toMatchObject({ clause: 'BIV-1', code: 'noMarkerLeft' });
    expect(state.regions[farm]?.markers).toEqual(encampment(4));
    expect(play(state, end).state.regions[forest]?.markers).toEqual(encampment(1));
  });

  it('BIV-1 only to regions the race holds', () => {
    const forces = [
      { race: 'elves', power: null, declined: true, at: { [forest]: 1 } },
      { race: 'orcs', power: 'bivouacking', at: { [farm]: 1 } },
    ];
    const start = position({ phase: 'redeploy', forces });
    for (const region of [forest, hill]) expect(refused(start, put(region))).toMatchObject({ clause: 'RED-1' });
  });

  it('BIV-1 they may be moved at every redeployment', () => {
    const forces = [{ race: 'orcs', power: 'bivouacking', at: { [farm]: 1, [forest]: 2 } }];
    const start = position({ phase: 'redeploy', forces, markers: { [farm]: encampment(5) } });
    const { state } = play(start, take(farm), put(forest));
    expect(state.regions[farm]?.markers).toEqual(encampment(4));
    expect(state.regions[forest]?.markers).toEqual(encampment(1));
    expect(refused(start, take(forest))).toMatchObject({ code: 'noMarkerThere' });
  });

  it('BIV-1 each adds one to the defence', () => {
    expect(priceOf(camped(), farm)).toBe(2 + 1 + 2);
    expect(priceOf(camped(), swamp)).toBe(2 + 1 + 3);
  });

  it('BIV-2 when their region falls they return, and are placed again at the end of that turn', () => {
    const start = camped({ [farm]: 1, [swamp]: 1, [hill]: 1 });
    const { state, events } = taken(start);
    expect(state).toMatchObject({ phase: 'withdrawal', seat: 0, turnSeat: 1 });
    expect(only(events, 'markerMoved')).toMatchObject([{ marker: 'encampment', count: 2, to: { at: 'hand' } }]);
    expect(refused(state, end)).toMatchObject({ clause: 'BIV-1', code: 'markersInHand' });
    expect(refused(state, take(swamp)), 'those that stand stay').toMatchObject({ clause: 'LOS-2' });
    const { state: after } = play(state, put(hill), put(swamp), end);
    expect(after.regions[hill]?.markers).toEqual(encampment(1));
    expect(after.regions[swamp]?.markers).toEqual(encampment(4));
    expect(after.phase).toBe('readyTroops');
  });

  it('BIV-2 with a single region left there is no choice', () => {
    const { state, events } = taken(camped());
    expect(phases(events)).not.toContain('withdrawal');
    expect(state.regions[swamp]?.markers).toEqual(encampment(5));
  });

  it('BIV-2 with none left they wait for the next redeployment', () => {
    const { state } = taken(camped({ [farm]: 1 }, 'elves'));
    expect(state.regions.some(({ markers }) => markers.encampment)).toBe(false);
    const again = { ...state, hidden: { ...state.hidden, dice: [3] } };
    const { state: back } = play(again, { type: 'expand' }, { type: 'finalRoll', region: hill });
    expect(back.regions[hill]).toMatchObject({ force: 0, tokens: 1 });
    expect(refused(back, end)).toMatchObject({ clause: 'BIV-1', code: 'markersInHand' });
  });

  it('BIV-2 they return with an abandoned region, too', () => {
    const forces = [{ race: 'orcs', power: 'bivouacking', at: { [farm]: 1, [forest]: 2 } }];
    const start = position({ phase: 'readyTroops', forces, markers: { [farm]: encampment(5) } });
    const { state } = play(start, { type: 'expand' }, { type: 'abandon', region: farm }, { type: 'endConquests' });
    expect(play(state, put(forest)).state.regions[forest]?.markers).toEqual(encampment(1));
  });

  it('BIV-3 DEC-8 they disappear when the race declines', () => {
    const forces = [{ race: 'orcs', power: 'bivouacking', at: { [farm]: 2 } }];
    const start = position({ phase: 'readyTroops', forces, markers: { [farm]: encampment(5) } });
    const { state, events } = play(start, { type: 'decline' });
    expect(state.regions[farm]?.markers).toEqual({});
    expect(only(events, 'markerMoved')).toMatchObject([{ count: 5, to: { at: 'tray' }, clause: 'DEC-8' }]);
    expect(paid(events)).toEqual({ 'SCO-1': 1 });
  });
});
