import { describe, expect, it } from 'vitest';
import { farm, forest, hill, innerFarm, lake, peak, swamp } from '../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../support/position.ts';
import { only, paid, phases, standing } from '../support/read.ts';

const declining = (spec: PositionSpec) => play(position({ phase: 'readyTroops', ...spec }), { type: 'decline' });

const humans: ForceSpec = { race: 'humans', power: 'hill', at: { [farm]: 3, [hill]: 1 } };
const older: ForceSpec = { race: 'ratmen', power: null, declined: true, at: { [forest]: 1, [innerFarm]: 1 } };

describe('decline', () => {
  it('DEC-1 takes the place of the whole turn: only scoring follows', () => {
    const { state, events } = declining({ forces: [humans] });
    expect(only(events, 'declined')).toMatchObject([{ seat: 0, force: 0, clause: 'DEC-1' }]);
    expect(phases(events)).toEqual(['pickCombo']);
    expect(only(events, 'scored')).toHaveLength(1);
    expect(state).toMatchObject({ seat: 1, forces: [{ race: 'humans', declined: true }] });
  });

  it('DEC-3 GHO-1 AMA-2 what leaves the map, the hand and the place beside it does so by its clause', () => {
    const leaving = (force: Partial<ForceSpec>) =>
      only(declining({ forces: [{ race: 'humans', power: 'hill', ...force }] }).events, 'tokensMoved').map(
        ({ count, from, why, clause }) => [count, from.at, why, clause].join(' '),
      );
    expect(leaving({ at: { [farm]: 3 } })).toEqual(['2 region declined DEC-3']);
    expect(leaving({ hand: 3 })).toEqual(['3 hand declined DEC-3']);
    expect(leaving({ race: 'ghouls', hand: 3 })).toEqual(['3 hand declined GHO-1']);
    expect(leaving({ race: 'amazons', at: { [farm]: 1 }, aside: 4 })).toEqual(['4 aside declined DEC-3']);
  });

  it('DEC-1 not even Ghouls act that turn', () => {
    const ghouls: ForceSpec = { race: 'ghouls', power: 'spirit', declined: true, at: { [swamp]: 3 } };
    const { state, events } = declining({ forces: [ghouls, humans] });
    expect(phases(events)).toEqual(['pickCombo']);
    expect(standing(state, 0)).toEqual({ [swamp]: 3 });
  });

  it('DEC-1 only at the start of the turn', () => {
    const state = position({ phase: 'readyTroops', forces: [humans] });
    for (const { state: later } of [
      play(state, { type: 'expand' }),
      play(state, { type: 'expand' }, { type: 'endConquests' }),
    ]) {
      expect(refused(later, { type: 'decline' })).toMatchObject({ clause: 'DEC-1', code: 'notNow' });
    }
    const picked = play(position({ phase: 'pickCombo' }), { type: 'pickCombo', index: 0 }).state;
    expect(refused(picked, { type: 'decline' })).toMatchObject({ clause: 'DEC-1', code: 'notNow' });
  });

  it('DEC-2 an older race in decline leaves the map first, its tokens to the tray, its banner under the stack', () => {
    const { state, events } = declining({ forces: [older, humans] });
    expect(state.forces.map(({ race }) => race)).toEqual(['humans']);
    expect([state.regions[forest], state.regions[innerFarm]]).toMatchObject([{ force: null }, { tokens: 0 }]);
    expect(state.tray.ratmen).toBe(13);
    expect(state.hidden.banners.at(-1)).toBe('ratmen');
    const order = events.map(({ type }) => type);
    expect(order.indexOf('raceLeft')).toBeLessThan(order.indexOf('declined'));
    expect(only(events, 'raceLeft')).toMatchObject([{ race: 'ratmen', clause: 'DEC-2' }]);
  });

  it('DEC-2 with all it has there, and nothing of anybody else', () => {
    const { state } = declining({
      forces: [{ ...older, race: 'trolls' }, { ...older, race: 'elves', seat: 1, at: { [swamp]: 1 } }, humans],
      markers: { [forest]: { lair: 1, fortress: 1 } },
    });
    expect(state.regions[forest]?.markers).toEqual({});
    expect(standing(state, 1)).toEqual({ [swamp]: 1 });
    expect(state.forces.map(({ race }) => race)).toEqual(['elves', 'humans']);
  });

  it('DEC-3 one token stays in each region, all others go to the tray', () => {
    const { state, events } = declining({ forces: [humans] });
    expect(standing(state, 0)).toEqual({ [farm]: 1, [hill]: 1 });
    expect(state.forces[0]).toMatchObject({ hand: 0, aside: 0 });
    expect(state.tray.humans).toBe(10 - 2);
    expect(only(events, 'tokensMoved').map(({ from, to, count }) => [from, to, count])).toEqual([
      [{ at: 'region', region: farm }, { at: 'tray' }, 2],
    ]);
  });

  it('DEC-3 those in hand and those set aside included', () => {
    const { state, events } = declining({ forces: [{ race: 'amazons', power: 'hill', hand: 2, at: {}, aside: 4 }] });
    expect(state.tray.amazons).toBe(15);
    expect(only(events, 'tokensMoved').map(({ from, to, count }) => [from, to, count])).toEqual([
      [{ at: 'hand' }, { at: 'tray' }, 2],
      [{ at: 'aside' }, { at: 'tray' }, 4],
    ]);
  });

  it('DEC-4 the badge goes to the discard and its power ends', () => {
    const { state, events } = declining({ forces: [humans], discard: ['swamp'] });
    expect(state.forces[0]?.power).toBeNull();
    expect(state.discard).toEqual(['swamp', 'hill']);
    expect(only(events, 'badgeDiscarded')).toEqual([{ type: 'badgeDiscarded', power: 'hill', clause: 'DEC-4' }]);
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
  });

  it('DEC-5 the turn scores one coin per region, with no bonus', () => {
    const spirits: ForceSpec = { race: 'orcs', power: 'spirit', declined: true, at: { [swamp]: 1 } };
    const merchants: ForceSpec = { race: 'humans', power: 'merchant', at: { [farm]: 1, [innerFarm]: 1 } };
    const { state, events } = declining({ forces: [spirits, merchants] });
    expect(paid(events)).toEqual({ 'SCO-1': 3 });
    expect(state.coins[0]).toBe(8);
  });

  it('DEC-5 but those given in decline', () => {
    const dwarves: ForceSpec = { race: 'dwarves', power: 'merchant', at: { [forest]: 1, [peak]: 1, [farm]: 1 } };
    expect(paid(declining({ forces: [dwarves] }).events)).toEqual({ 'SCO-1': 3, 'DWA-1': 2 });
  });

  it('DEC-6 on the next turn the player picks a new combo', () => {
    const { state } = play(
      declining({ forces: [humans] }).state,
      { type: 'pickCombo', index: 0 },
      { type: 'endConquests' },
    );
    expect(state).toMatchObject({ seat: 0, phase: 'pickCombo', round: 6 });
    const next = play(state, { type: 'pickCombo', index: 0 }).state;
    expect(next.forces.filter(({ seat }) => seat === 0).map(({ declined }) => declined)).toEqual([true, false]);
  });

  it('DEC-7 the banner of a race in decline returns the moment its last token leaves the map', () => {
    const attackers: ForceSpec = { race: 'orcs', power: 'swamp', hand: 9, at: { [farm]: 1 } };
    const fading: ForceSpec = { ...older, seat: 1, at: { [forest]: 1, [swamp]: 1 } };
    const one = play(position({ forces: [attackers, fading] }), { type: 'conquer', region: forest });
    expect(only(one.events, 'raceLeft')).toEqual([]);
    const both = play(one.state, { type: 'conquer', region: swamp });
    expect(only(both.events, 'raceLeft')).toMatchObject([{ seat: 1, race: 'ratmen', clause: 'DEC-7' }]);
    expect(both.state.phase).toBe('conquer');
    expect(both.state.forces.map(({ race }) => race)).toEqual(['orcs']);
    expect(both.state.hidden.banners.at(-1)).toBe('ratmen');
  });

  it('DEC-7 a race that declines with no region leaves at once', () => {
    const { state, events } = declining({ forces: [{ ...humans, at: {}, hand: 2 }] });
    expect(state.forces).toEqual([]);
    expect(state.tray.humans).toBe(10);
    expect(only(events, 'raceLeft')).toMatchObject([{ race: 'humans', clause: 'DEC-7' }]);
    expect(state.discard).toEqual(['hill']);
  });

  it('DEC-8 Encampments, Holes, Heroes and the Dragon leave; Lairs, Fortresses, Mountains and seas stay', () => {
    /** What lies in the peak and the farm after their race has declined with this there; the other player's Holes stay. */
    const left = (race: string, power: string, [onPeak, onFarm]: readonly Record<string, number>[]) => {
      const { state } = declining({
        forces: [
          { race, power, at: { [peak]: 1, [farm]: 1 } },
          ...(race === 'halflings' ? [] : [{ race: 'halflings', power: 'swamp', seat: 1, at: { [swamp]: 1 } }]),
        ],
        markers: {
          ...(onPeak && { [peak]: onPeak }),
          ...(onFarm && { [farm]: onFarm }),
          ...(race === 'halflings' ? {} : { [swamp]: { hole: 1 } }),
        },
      });
      if (race !== 'halflings') expect(state.regions[swamp]?.markers).toEqual({ hole: 1 });
      return [peak, farm].map((region) => state.regions[region]?.markers);
    };
    expect(left('humans', 'bivouacking', [{ encampment: 3 }, { encampment: 2 }])).toEqual([{ mountain: 1 }, {}]);
    expect(
      left('halflings', 'heroic', [
        { hole: 1, hero: 1 },
        { hole: 1, hero: 1 },
      ]),
    ).toEqual([{ mountain: 1 }, {}]);
    expect(left('trolls', 'dragonMaster', [{}, { dragon: 1 }])).toEqual([{ mountain: 1, lair: 1 }, { lair: 1 }]);
    expect(left('trolls', 'fortified', [{ fortress: 1 }, {}])).toEqual([
      { mountain: 1, lair: 1, fortress: 1 },
      { lair: 1 },
    ]);
    const sailors: ForceSpec = { race: 'humans', power: 'seafaring', at: { [farm]: 2, [lake]: 2 } };
    expect(standing(declining({ forces: [sailors] }).state, 0)).toEqual({ [farm]: 1, [lake]: 1 });
  });
});
