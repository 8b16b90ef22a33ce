import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { incomeOf, targetsOf } from '../../support/ask.ts';
import { cavernHill, farm, forest, hill, innerHill, lake, northSea, peak, plain, swamp } from '../../support/places.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../../support/position.ts';
import { only, standing } from '../../support/read.ts';

const convert = (region: number) => ({ type: 'act', action: 'convert', region }) as const;

/** Sorcerers of seat 0 in the forest, without a token in hand, against a race of seat 1. */
const facing = (foe: Partial<ForceSpec>, own: Partial<ForceSpec> = {}, more: Partial<PositionSpec> = {}) =>
  position({
    ...more,
    forces: [
      { race: 'sorcerers', power: 'swamp', at: { [forest]: 1 }, ...own },
      { race: 'ratmen', power: 'hill', seat: 1, ...foe },
    ],
  });

describe('Sorcerers', () => {
  it('SOR-1 SOR-6 replace a lone active token with one from the tray, none in hand being needed', () => {
    const { state, events } = play(facing({ at: { [farm]: 1, [hill]: 1 } }), convert(farm));
    expect(standing(state, 0)).toEqual({ [forest]: 1, [farm]: 1 });
    expect(state.tray).toMatchObject({ sorcerers: 18 - 2, ratmen: 13 - 1 });
    expect(forceOf(state, 0).hand).toBe(0);
    expect(only(events, 'conquered')).toMatchObject([{ region: farm, nonEmpty: true, by: 'convert', clause: 'SOR-1' }]);
  });

  it('SOR-1 the region counts as conquered and non-empty', () => {
    const { state } = play(facing({ at: { [farm]: 1 } }, { power: 'pillaging' }), convert(farm));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2, 'PIL-1': 1 });
    expect(refused(state, { type: 'abandon', region: forest })).toMatchObject({ clause: 'TRN-4' });
  });

  it('SOR-1 and as an attack (DIP-1)', () => {
    const { state } = play(facing({ at: { [farm]: 1, [hill]: 1 } }, { power: 'diplomat' }), convert(farm));
    expect(state.turn.attacked).toEqual([1]);
  });

  it('SOR-1 once per turn per opponent', () => {
    const start = position({
      players: 3,
      forces: [
        { race: 'sorcerers', power: 'flying', at: { 1: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { 2: 1, 3: 1 } },
        { race: 'orcs', power: 'forest', seat: 2, at: { 4: 1 } },
      ],
    });
    const { state } = play(start, convert(2));
    expect(refused(state, convert(3))).toMatchObject({ clause: 'SOR-1', code: 'convertedAlready', facts: { seat: 1 } });
    expect(targetsOf(state, 'act', 'convert')).toEqual([4]);
    expect(standing(play(state, convert(4)).state, 0)).toEqual({ 1: 1, 2: 1, 4: 1 });
  });

  it('SOR-1 again next turn', () => {
    const { state } = play(
      facing({ at: { [farm]: 1, [swamp]: 1 } }),
      convert(farm),
      { type: 'endConquests' },
      { type: 'endRedeployment' },
      { type: 'expand' },
      { type: 'endConquests' },
      { type: 'endRedeployment' },
      { type: 'expand' },
    );
    expect(standing(play(state, convert(swamp)).state, 0)).toMatchObject({ [swamp]: 1 });
  });

  it('SOR-1 before any final roll: it ends their conquests', () => {
    const start = facing({ at: { [farm]: 1 } }, { hand: 1 }, { dice: [0] });
    const { state } = play(start, { type: 'finalRoll', region: swamp });
    expect(refused(state, convert(farm))).toMatchObject({ code: 'notNow' });
  });

  it('SOR-1 only an opponent’s active race: none in decline, no Lost Tribe, no race of one’s own', () => {
    const declined = facing({ at: { [farm]: 1 }, power: null, declined: true });
    expect(refused(declined, convert(farm))).toMatchObject({ clause: 'SOR-1', code: 'noActiveOpponent' });
    const tribe = facing({ at: { [hill]: 1 } }, {}, { lostTribes: [innerHill] });
    expect(refused(tribe, convert(innerHill))).toMatchObject({ clause: 'SOR-1' });
    const own = facing({ at: { [farm]: 1 }, seat: 0, power: null, declined: true });
    expect(refused(own, convert(farm))).toMatchObject({ clause: 'SOR-1' });
    expect(refused(own, convert(forest))).toMatchObject({ clause: 'CON-7' });
  });

  it('SOR-2 the tray must hold a Sorcerer', () => {
    const state = facing({ at: { [farm]: 1 } }, { hand: 17 });
    expect(refused(state, convert(farm))).toMatchObject({ clause: 'SOR-2', code: 'trayEmpty' });
    expect(targetsOf(state, 'act', 'convert')).toEqual([]);
  });

  it('SOR-3 it must be the only token there', () => {
    expect(refused(facing({ at: { [farm]: 2 } }), convert(farm))).toMatchObject({ clause: 'SOR-3', code: 'notAlone' });
  });

  it('SOR-3 BIV-3 an Encampment with it protects it', () => {
    const state = facing({ at: { [farm]: 1 }, power: 'bivouacking' }, {}, { markers: { [farm]: { encampment: 1 } } });
    expect(refused(state, convert(farm))).toMatchObject({ clause: 'SOR-3', code: 'guarded' });
  });

  it('SOR-3 Lairs, Fortresses and Mountains do not; Lair and Fortress go', () => {
    const own = { at: { [farm]: 1 } };
    const markers = { [peak]: { lair: 1, fortress: 1 } };
    const { state } = play(facing({ race: 'trolls', power: 'fortified', at: { [peak]: 1 } }, own, { markers }), {
      type: 'act',
      action: 'convert',
      region: peak,
    });
    expect(state.regions[peak]).toMatchObject({ force: 0, tokens: 1, markers: { mountain: 1 } });
    expect(Object.keys(state.regions[peak]?.markers ?? {})).toEqual(['mountain']);
  });

  it('SOR-3 CON-8 a Hole, a Hero and the Dragon do', () => {
    const holders = {
      hole: { race: 'halflings', power: 'stout' },
      hero: { race: 'ratmen', power: 'heroic' },
      dragon: { race: 'ratmen', power: 'dragonMaster' },
    };
    for (const [marker, holder] of Object.entries(holders)) {
      const state = facing({ ...holder, at: { [farm]: 1 } }, {}, { markers: { [farm]: { [marker]: 1 } } });
      expect(refused(state, convert(farm))).toMatchObject({ clause: 'CON-8', facts: { marker } });
    }
  });

  it('SOR-4 the region must be adjacent', () => {
    expect(refused(facing({ at: { [hill]: 1 } }), convert(hill))).toMatchObject({ clause: 'SOR-4' });
  });

  it('SOR-4 even for those entering the map, who hold nothing', () => {
    expect(refused(facing({ at: { [hill]: 1 } }, { at: {}, hand: 5 }), convert(hill))).toMatchObject({
      clause: 'SOR-4',
    });
  });

  it('SOR-4 Flying Sorcerers reach anywhere on land', () => {
    const { state } = play(facing({ at: { [hill]: 1 } }, { power: 'flying' }), convert(hill));
    expect(standing(state, 0)).toMatchObject({ [hill]: 1 });
    const sea = facing({ power: 'seafaring', at: { [lake]: 1 } }, { power: 'flying' });
    expect(refused(sea, convert(lake))).toMatchObject({ clause: 'CON-4' });
  });

  it('SOR-4 Underworld Sorcerers reach through caverns', () => {
    const own = { power: 'underworld', at: { [swamp]: 1 } };
    const { state } = play(facing({ at: { [cavernHill]: 1 } }, own), convert(cavernHill));
    expect(standing(state, 0)).toMatchObject({ [cavernHill]: 1 });
    expect(refused(facing({ at: { [plain]: 1 } }, own), convert(plain))).toMatchObject({ clause: 'SOR-4' });
  });

  it('SOR-4 water only for Seafaring Sorcerers', () => {
    const foe = { power: 'seafaring', at: { [lake]: 1 } };
    expect(refused(facing(foe), convert(lake))).toMatchObject({ clause: 'CON-4' });
    /** There is one Seafaring badge, so no play brings an active opponent to water beside Seafaring Sorcerers: it is put there. */
    const afloat = (region: number) => {
      const state = facing({ power: 'alchemist', at: { [hill]: 1 } }, { power: 'seafaring' });
      const [from, to] = [state.regions[hill], state.regions[region]];
      if (!from || !to) throw new Error('no such region');
      return { ...state, regions: state.regions.with(hill, to).with(region, from) };
    };
    const { state } = play(afloat(lake), convert(lake));
    expect(standing(state, 0)).toMatchObject({ [lake]: 1 });
    const away = afloat(northSea);
    expect(refused(away, convert(northSea))).toMatchObject({ clause: 'SOR-4' });
  });

  it('SOR-5 Elves converted are lost', () => {
    const { state } = play(facing({ race: 'elves', at: { [farm]: 1, [innerHill]: 1 } }), convert(farm));
    expect(state.tray.elves).toBe(11 - 1);
    expect(forceOf(state, 1).hand).toBe(0);
  });

  it('SOR-1 once an opponent, whatever else they can do', () => {
    const start = facing({ at: { [farm]: 1, [swamp]: 1 } }, { power: 'dragonMaster', hand: 2 });
    const { state } = play(start, convert(farm));
    expect(refused(state, convert(swamp))).toMatchObject({ clause: 'SOR-1', code: 'convertedAlready' });
    expect(targetsOf(state, 'act', 'dragon')).toContain(swamp);
  });

  it('SOR-1 BER-2 Berserk Sorcerers may not convert while a roll waits', () => {
    const start = facing({ at: { [farm]: 1 } }, { power: 'berserk', hand: 4 }, { dice: [1] });
    const rolled = play(start, { type: 'act', action: 'berserkRoll' }).state;
    expect(refused(rolled, convert(farm))).toMatchObject({ clause: 'BER-2', code: 'rollWaiting' });
    expect(targetsOf(rolled, 'act', 'convert')).toEqual([]);
    const { state } = play(rolled, { type: 'conquer', region: swamp }, convert(farm));
    expect(standing(state, 0)).toEqual({ [forest]: 1, [swamp]: 1, [farm]: 1 });
  });

  it('SOR-1 DIP-2 not from a race whose peace they are bound to', () => {
    const state = facing({ at: { [farm]: 1 }, power: 'diplomat' }, {}, { pacts: [{ force: 1, bound: 0 }] });
    expect(refused(state, convert(farm))).toMatchObject({ clause: 'DIP-2' });
  });

  it('SOR-1 not in decline', () => {
    const state = position({
      phase: 'readyTroops',
      forces: [
        { race: 'sorcerers', power: null, declined: true, at: { [forest]: 1 } },
        { race: 'orcs', power: 'swamp', at: { [hill]: 1 } },
        { race: 'ratmen', power: 'hill', seat: 1, at: { [farm]: 1 } },
      ],
    });
    const { state: acting } = play(state, { type: 'expand' });
    expect(refused(acting, convert(farm))).toMatchObject({ code: 'noSuchAction' });
  });
});
