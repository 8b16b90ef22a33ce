import { describe, expect, it } from 'vitest';
import { farm, forest, swamp } from '../../support/places.ts';
import { play, position, refused } from '../../support/position.ts';
import { only } from '../../support/read.ts';

const put = (region: number) => ({ type: 'placeMarker', marker: 'hero', region }) as const;
const take = (region: number) => ({ type: 'liftMarker', marker: 'hero', region }) as const;
const end = { type: 'endRedeployment' } as const;
const hero = { hero: 1 };

const heroic = (at: Record<number, number>, markers: Record<number, Record<string, number>> = {}) =>
  position({ phase: 'redeploy', markers, forces: [{ race: 'orcs', power: 'heroic', at }] });

describe('Heroic', () => {
  it('HER-1 the Heroes go to two different regions held', () => {
    const start = heroic({ [farm]: 2, [forest]: 1, [swamp]: 1 });
    expect(refused(start, end)).toMatchObject({ clause: 'HER-1', code: 'markersInHand' });
    const one = play(start, put(farm)).state;
    expect(refused(one, put(farm))).toMatchObject({ clause: 'HER-1', code: 'markerThereAlready' });
    expect(refused(one, end)).toMatchObject({ clause: 'HER-1' });
    const { state } = play(one, put(swamp));
    expect(refused(state, put(forest))).toMatchObject({ clause: 'HER-1', code: 'noMarkerLeft' });
    expect(play(state, end).state.regions[swamp]?.markers).toEqual(hero);
  });

  it('HER-1 to one region, if there are no more', () => {
    const { state } = play(heroic({ [farm]: 2 }), put(farm), end);
    expect(state.regions[farm]?.markers).toEqual(hero);
  });

  it('HER-1 to none, if there is none', () => {
    const state = position({ forces: [{ race: 'orcs', power: 'heroic', hand: 3 }] });
    expect(play(state, { type: 'endConquests' }).state.phase).toBe('pickCombo');
  });

  it('HER-1 they move at every redeployment', () => {
    const start = heroic({ [farm]: 2, [forest]: 1, [swamp]: 1 }, { [farm]: hero, [forest]: hero });
    const { state } = play(start, take(farm), put(swamp), end);
    expect(state.regions[farm]?.markers).toEqual({});
    expect(state.regions[swamp]?.markers).toEqual(hero);
  });

  it('CON-8 nobody takes their regions', () => {
    const state = position({
      seat: 1,
      markers: { [farm]: hero },
      forces: [
        { race: 'orcs', power: 'heroic', at: { [farm]: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [forest]: 1 }, hand: 1 },
      ],
    });
    expect(refused(state, { type: 'finalRoll', region: farm })).toMatchObject({ clause: 'CON-8' });
  });

  it('HER-1 they come back with an abandoned region', () => {
    const forces = [{ race: 'orcs', power: 'heroic', at: { [farm]: 1, [forest]: 1 } }];
    const start = position({ phase: 'readyTroops', forces, markers: { [farm]: hero } });
    const { events } = play(start, { type: 'expand' }, { type: 'abandon', region: farm });
    expect(only(events, 'markerMoved')).toMatchObject([{ marker: 'hero', to: { at: 'hand' } }]);
  });

  it('DEC-8 they leave when the race declines', () => {
    const forces = [{ race: 'orcs', power: 'heroic', at: { [farm]: 1, [forest]: 1 } }];
    const start = position({ phase: 'readyTroops', forces, markers: { [farm]: hero, [forest]: hero } });
    const { state } = play(start, { type: 'decline' });
    expect(state.regions.some(({ markers }) => markers.hero)).toBe(false);
  });
});
