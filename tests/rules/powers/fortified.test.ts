import { describe, expect, it } from 'vitest';
import type { BoxName } from '../../../src/rules/index.ts';
import { incomeOf, priceOf } from '../../support/ask.ts';
import { farm, forest, hill, innerFarm, innerForest, innerHill, plain, swamp } from '../../support/places.ts';
import { type ForceSpec, play, position, refused, stateOf } from '../../support/position.ts';
import { only, paid, standing } from '../../support/read.ts';

const put = (region: number) => ({ type: 'placeMarker', marker: 'fortress', region }) as const;
const take = (region: number) => ({ type: 'liftMarker', marker: 'fortress', region }) as const;
const end = { type: 'endRedeployment' } as const;
const fortress = { fortress: 1 };

const builders = (markers: Record<number, Record<string, number>> = {}, ...others: ForceSpec[]) =>
  position({
    phase: 'redeploy',
    markers,
    forces: [{ race: 'orcs', power: 'fortified', at: { [farm]: 2, [forest]: 1, [swamp]: 1 } }, ...others],
  });

describe('Fortified', () => {
  it('FRT-1 one Fortress may be placed at redeployment, or none', () => {
    expect(play(builders(), end).state.regions.some(({ markers }) => markers.fortress)).toBe(false);
    const { state } = play(builders(), put(farm));
    expect(state.regions[farm]?.markers).toEqual(fortress);
    expect(refused(state, put(forest))).toMatchObject({ clause: 'FRT-3', code: 'markerPlacedThisTurn' });
  });

  it('FRT-1 until redeployment is over it may be put elsewhere; an older one stays', () => {
    const { state } = play(builders({ [swamp]: fortress }), put(farm), take(farm), put(forest));
    expect(state.regions[farm]?.markers).toEqual({});
    expect(state.regions[forest]?.markers).toEqual(fortress);
    expect(refused(state, take(swamp))).toMatchObject({ code: 'markerStays' });
  });

  it('FRT-1 in a region held, without one', () => {
    const start = builders({ [farm]: fortress });
    expect(refused(start, put(farm))).toMatchObject({ clause: 'FRT-3', code: 'markerThereAlready' });
    expect(refused(start, put(hill))).toMatchObject({ clause: 'RED-1' });
  });

  it('FRT-1 one more in each turn spent expanding, none in a turn of decline', () => {
    const { state } = play(builders(), put(farm), end, { type: 'pickCombo', index: 0 }, { type: 'endConquests' });
    const again = play(state, { type: 'expand' }, { type: 'endConquests' }, { type: 'place', region: farm, count: 1 });
    expect(play(again.state, put(forest)).state.regions[forest]?.markers).toEqual(fortress);
    const declined = play(state, { type: 'decline' });
    expect(declined.state.regions[farm]?.markers).toEqual(fortress);
  });

  it('FRT-1 it adds one to the defence, in decline too', () => {
    for (const declined of [false, true]) {
      const state = position({
        seat: 1,
        markers: { [farm]: fortress },
        forces: [
          { race: 'orcs', power: declined ? null : 'fortified', declined, at: { [farm]: 1 } },
          { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 6 },
        ],
      });
      expect(priceOf(state, farm)).toBe(2 + 1 + 1);
    }
  });

  it('FRT-2 each own Fortress pays a coin while the race is active', () => {
    const others: ForceSpec = { race: 'elves', power: null, declined: true, at: { [hill]: 1 } };
    const markers = { [farm]: fortress, [forest]: fortress, [hill]: fortress };
    const { state, events } = play(builders(markers, others), put(swamp), end);
    expect(paid(events)).toEqual({ 'SCO-1': 4, 'FRT-2': 3 });
    const declined = play({ ...state, phase: 'readyTroops', seat: 0, turnSeat: 0 }, { type: 'decline' });
    expect(paid(declined.events)).toEqual({ 'SCO-1': 3 });
    expect(incomeOf(declined.state, 0)).toEqual({ 'SCO-1': 3 });
  });

  it('FRT-3 six on the whole map, those of earlier Fortified races included', () => {
    const at = { [hill]: 1, [innerFarm]: 1, [innerHill]: 1, [innerForest]: 1, [plain]: 1 };
    const others: ForceSpec = { race: 'elves', power: null, declined: true, seat: 1, at };
    const old = Object.fromEntries(Object.keys(at).map((region) => [region, fortress]));
    const { state } = play(builders(old, others), put(farm));
    expect(state.regions[farm]?.markers).toEqual(fortress);
    expect(refused(builders({ ...old, [farm]: fortress }, others), put(forest))).toMatchObject({
      clause: 'FRT-3',
      code: 'noMarkerLeft',
    });
  });

  it('FRT-3 it goes when its region is conquered, and may be built anew', () => {
    const start = position({
      seat: 1,
      markers: { [farm]: fortress },
      forces: [
        { race: 'orcs', power: 'fortified', at: { [farm]: 1, [swamp]: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 6 },
      ],
    });
    const { state } = play(start, { type: 'conquer', region: farm });
    expect(state.regions[farm]?.markers).toEqual({});
    expect(standing(state, 1)).toEqual({ [forest]: 1, [farm]: 4 });
  });

  it('FRT-3 it goes when its region is abandoned', () => {
    const start = position({
      phase: 'readyTroops',
      markers: { [farm]: fortress },
      forces: [{ race: 'orcs', power: 'fortified', at: { [farm]: 1, [swamp]: 1 } }],
    });
    const { state } = play(start, { type: 'expand' }, { type: 'abandon', region: farm });
    expect(state.regions[farm]?.markers).toEqual({});
  });

  describe('of a race whose regions are emptied at redeployment (AMA-3)', () => {
    const lift = (region: number) => ({ type: 'lift', region, count: 1 }) as const;
    const amazons = (rules?: number) =>
      stateOf(
        `${rules === undefined ? '' : `rules ${rules}; `}turn 0 redeploy; seat 0 amazons+fortified ${farm} ${forest} ${swamp} ${hill} ${innerFarm}`,
      );
    const emptied = [innerFarm, farm, forest, swamp].map(lift);

    it('FRT-3 one put down in this redeployment comes back to hand with its region, and may be put elsewhere', () => {
      const { state, events } = play(amazons(), put(innerFarm), ...emptied);
      expect(only(events, 'markerMoved').map(({ from, to, clause }) => [from.at, to.at, clause])).toEqual([
        ['hand', 'region', 'FRT-3'],
        ['region', 'hand', 'FRT-3'],
      ]);
      expect(state.turn.memory).toEqual({ 'placed.fortress': 0, [`placed.fortress.${innerFarm}`]: 0 });
      const done = play(state, put(hill), end);
      expect(paid(done.events)).toEqual({ 'SCO-1': 1, 'FRT-2': 1 });
    });

    it('FRT-3 so whatever the order of the presses, the turn can come to the same', () => {
      for (let at = 0; at <= emptied.length; at++) {
        const early = at === 0 ? [put(innerFarm)] : at < emptied.length ? [put(hill), take(hill)] : [];
        const { state } = play(amazons(), ...emptied.slice(0, at), ...early, ...emptied.slice(at));
        expect(paid(play(state, put(hill), end).events), `after ${at}`).toEqual({ 'SCO-1': 1, 'FRT-2': 1 });
      }
    });

    it('FRT-3 an older one goes with its region, and so did all by versions 1 and 2', () => {
      const older = stateOf(
        `turn 0 redeploy; seat 0 amazons+fortified ${farm} ${forest} ${swamp} ${hill} ${innerFarm}[fortress]`,
      );
      const { events } = play(older, ...emptied);
      expect(only(events, 'markerMoved')).toMatchObject([{ to: { at: 'tray' }, clause: 'AMA-3' }]);
      for (const rules of [1, 2]) {
        const { state } = play(amazons(rules), put(innerFarm), ...emptied);
        expect(refused(state, put(hill))).toMatchObject({ clause: 'FRT-3', code: 'markerPlacedThisTurn' });
        expect(paid(play(state, end).events)).toEqual({ 'SCO-1': 1 });
      }
    });

    it('FRT-3 PRT-14 and any piece that is put by hand', () => {
      const content: BoxName = {
        id: 'base',
        own: {
          ownPowers: [
            {
              id: 'nimble',
              tokens: 4,
              parts: [{ part: 'marker', piece: 'tower', put: 'byHand', supply: 3, perTurn: 1, pays: 2 }],
            },
          ],
        },
      };
      const start = stateOf(
        `turn 0 redeploy; seat 0 amazons+nimble ${farm} ${forest} ${swamp} ${hill} ${innerFarm}`,
        content,
      );
      const tower = (region: number) => ({ type: 'placeMarker', marker: 'tower', region }) as const;
      const { state } = play(start, tower(innerFarm), ...emptied, tower(hill));
      expect(paid(play(state, end).events)).toEqual({ 'SCO-1': 1, 'PRT-14': 2 });
    });
  });
});
