import { describe, expect, it } from 'vitest';
import { boards, explain, legal } from '../../src/rules/index.ts';
import {
  farm,
  forest,
  hill,
  innerFarm,
  innerForest,
  innerHill,
  innerPeak,
  lake,
  northSea,
  peak,
  plain,
  shore,
  southSea,
  swamp,
} from '../support/places.ts';
import { type ForceSpec, play, position, refused } from '../support/position.ts';
import { only, standing } from '../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const humans = (hand: number, at: ForceSpec['at'] = {}): ForceSpec => ({ race: 'humans', power: 'hill', hand, at });

describe('what is told of a conquest', () => {
  it('CON-6 LOS-1 begins with the attack, on whomever; what was there goes, and then the others come', () => {
    const elves = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 2 } };
    const { events } = play(position({ forces: [humans(9, { [farm]: 1 }), elves] }), conquer(forest), conquer(swamp));
    const began = { type: 'attackBegan', seat: 0, force: 0, by: 'conquer' };
    expect(only(events, 'attackBegan')).toEqual([
      { ...began, region: forest, defender: 1 },
      { ...began, region: swamp, defender: null },
    ]);
    expect(only(events, 'tokensMoved').map(({ why, clause, count }) => [why, clause, count])).toEqual([
      ['lost', 'LOS-1', 1],
      ['withdrawn', 'LOS-1', 1],
      ['conquered', 'CON-6', 4],
      ['conquered', 'CON-6', 2],
    ]);
    expect(only(events, 'lostTribeRemoved')).toEqual([]);
  });
});

describe('where a race may conquer', () => {
  it('CON-2 a race with no region enters through a border region', () => {
    const state = position({ forces: [humans(9)] });
    const entries = boards[2].regions.filter(({ entry }) => entry).map(({ id }) => conquer(id));
    expect(legal(state).filter(({ type }) => type === 'conquer')).toEqual(entries);
    expect(standing(play(state, conquer(forest)).state, 0)).toEqual({ [forest]: 2 });
    for (const region of [innerHill, innerPeak, plain]) {
      expect(refused(state, conquer(region))).toEqual({
        clause: 'CON-2',
        code: 'notBorder',
        facts: { region, race: 'humans' },
        remedy: { code: 'chooseBorder', facts: {} },
      });
    }
  });

  it('CON-2 a player’s race in decline is no foothold for the new one', () => {
    const declined: ForceSpec = { race: 'elves', power: null, declined: true, at: { [innerHill]: 1, [forest]: 1 } };
    const state = position({ forces: [declined, humans(9)] });
    expect(refused(state, conquer(innerPeak)).clause).toBe('CON-2');
    expect(explain(state, conquer(hill))).toBeNull();
  });

  it('CON-3 every other conquest is adjacent to a region that race holds, the border being no help', () => {
    const state = position({ forces: [humans(9, { [farm]: 1 })] });
    expect(legal(state).filter(({ type }) => type === 'conquer')).toEqual([forest, peak, innerHill].map(conquer));
    expect(refused(state, conquer(hill))).toEqual({
      clause: 'CON-3',
      code: 'notAdjacent',
      facts: { region: hill, race: 'humans', neighbours: [swamp, innerFarm, 10] },
      remedy: { code: 'holdNeighbour', facts: { held: 1 } },
    });
  });

  it('CON-3 a region just conquered leads on', () => {
    const state = position({ forces: [humans(9, { [farm]: 1 })] });
    expect(standing(play(state, conquer(innerHill), conquer(innerForest)).state, 0)).toEqual({
      [farm]: 1,
      [innerHill]: 2,
      [innerForest]: 2,
    });
  });

  it('CON-3 the player’s other races do not help, neither to the active race nor to Ghouls in decline', () => {
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, hand: 4, at: { [hill]: 1 } };
    const active = position({ forces: [ghouls, humans(5, { [farm]: 1 })] });
    expect(refused(active, conquer(innerFarm))).toMatchObject({ clause: 'CON-3', facts: { race: 'humans' } });
    const declined = position({ phase: 'ghouls', forces: [ghouls, humans(0, { [farm]: 6 })] });
    expect(refused(declined, conquer(peak))).toMatchObject({ clause: 'CON-3', facts: { race: 'ghouls' } });
    expect(explain(declined, conquer(innerFarm))).toBeNull();
  });

  it('CON-4 the seas and the lake cannot be conquered', () => {
    const state = position({ forces: [humans(7, { [farm]: 1, [shore]: 1, [forest]: 1 })] });
    for (const [region, terrain] of [
      [northSea, 'sea'],
      [southSea, 'sea'],
      [lake, 'lake'],
    ] as const) {
      expect(refused(state, conquer(region))).toMatchObject({
        clause: 'CON-4',
        code: 'water',
        facts: { region, terrain },
      });
      expect(refused(state, { type: 'finalRoll', region }).clause).toBe('CON-4');
    }
    const entering = position({ forces: [humans(9)] });
    expect(refused(entering, conquer(northSea)).clause).toBe('CON-4');
  });

  it('CON-7 a race cannot conquer a region it holds', () => {
    const state = position({ forces: [humans(8, { [farm]: 1, [forest]: 1 })] });
    expect(refused(state, conquer(forest))).toMatchObject({
      clause: 'CON-7',
      code: 'alreadyHeld',
      facts: { region: forest, race: 'humans' },
    });
  });

  it('CON-7 a region of the player’s other race can be conquered, that token being lost', () => {
    const declined: ForceSpec = { race: 'elves', power: null, declined: true, at: { [forest]: 1, [hill]: 1 } };
    const { state } = play(position({ forces: [declined, humans(5, { [farm]: 1 })] }), conquer(forest));
    expect(standing(state, 1)).toEqual({ [farm]: 1, [forest]: 3 });
    expect(standing(state, 0)).toEqual({ [hill]: 1 });
    expect(state.tray.elves).toBe(10);
    expect(state.forces[0]?.hand).toBe(0);
  });
});

describe('regions that nobody can take', () => {
  /** A race that brings the marker, in a region beside the farm. */
  const guarded = [
    { region: forest, marker: 'hole', holder: { race: 'halflings', power: 'swamp' } },
    { region: peak, marker: 'hero', holder: { race: 'elves', power: 'heroic' } },
    { region: innerHill, marker: 'dragon', holder: { race: 'elves', power: 'dragonMaster' } },
  ] as const;
  const facing = ({ region, marker, holder }: (typeof guarded)[number], own: ForceSpec) =>
    position({
      forces: [own, { ...holder, seat: 1, at: { [region]: 1 } }],
      markers: { [region]: { [marker]: 1 } },
    });

  it('CON-8 a Hole, a Hero or the Dragon keeps off every conquest and final roll', () => {
    for (const guard of guarded) {
      const { region, marker } = guard;
      const strong = facing(guard, humans(9, { [farm]: 1 }));
      const weak = facing(guard, humans(1, { [farm]: 1 }));
      const refusal = { clause: 'CON-8', code: 'immune', facts: { region, marker } };
      expect(refused(strong, conquer(region))).toMatchObject(refusal);
      expect(refused(weak, { type: 'finalRoll', region })).toMatchObject(refusal);
    }
  });

  it('CON-8 and every power: no conversion, no Dragon, no flight', () => {
    const at = { [farm]: 1 };
    for (const guard of guarded) {
      const { region, marker } = guard;
      const sorcerers = facing(guard, { race: 'sorcerers', power: 'hill', hand: 5, at });
      expect(refused(sorcerers, { type: 'act', action: 'convert', region }).clause).toBe('CON-8');
      const flying = facing(guard, { race: 'ratmen', power: 'flying', hand: 9, at });
      expect(refused(flying, conquer(region)).clause).toBe('CON-8');
      // There is one badge of the Dragon Master: who has it meets no other Dragon.
      if (marker === 'dragon') continue;
      const master = facing(guard, { race: 'sorcerers', power: 'dragonMaster', hand: 5, at });
      expect(refused(master, { type: 'act', action: 'dragon', region }).clause).toBe('CON-8');
    }
  });

  it('CON-8 not even the player’s own other race ◆', () => {
    const state = position({
      phase: 'ghouls',
      forces: [
        { race: 'ghouls', power: null, declined: true, hand: 5, at: { [farm]: 1 } },
        { race: 'halflings', power: 'hill', at: { [forest]: 1 } },
      ],
      markers: { [forest]: { hole: 1 } },
    });
    expect(refused(state, conquer(forest))).toMatchObject({ clause: 'CON-8', facts: { marker: 'hole' } });
  });

  it('CON-8 such markers are independent: with one gone, the other still protects', () => {
    const halflings: ForceSpec = { race: 'halflings', power: 'heroic', seat: 1, at: { [forest]: 1, [swamp]: 1 } };
    const attacked = (there: Record<string, number>) =>
      explain(
        position({ forces: [humans(9, { [farm]: 1 }), halflings], markers: { [forest]: there } }),
        conquer(forest),
      );
    expect(attacked({ hole: 1, hero: 1 })).toMatchObject({ clause: 'CON-8' });
    expect(attacked({ hero: 1 })).toMatchObject({ clause: 'CON-8', facts: { marker: 'hero' } });
    expect(attacked({ hole: 1 })).toMatchObject({ clause: 'CON-8', facts: { marker: 'hole' } });
    expect(attacked({})).toBeNull();
  });
});

describe('what a conquest changes', () => {
  it('CON-9 Mountains stay', () => {
    const { state } = play(position({ forces: [humans(9, { [farm]: 1 })] }), conquer(peak));
    expect(state.regions[peak]).toEqual({ force: 0, tokens: 3, lostTribe: false, markers: { mountain: 1 } });
  });

  it('CON-10 the region loses its Lost Tribe for good', () => {
    const { state, events } = play(
      position({ lostTribes: [innerHill], forces: [humans(9, { [farm]: 1 })] }),
      conquer(innerHill),
    );
    expect(state.regions[innerHill]).toEqual({ force: 0, tokens: 3, lostTribe: false, markers: {} });
    expect(only(events, 'lostTribeRemoved')).toEqual([
      { type: 'lostTribeRemoved', region: innerHill, clause: 'CON-10' },
    ]);
  });

  it('CON-10 and its Lair, its Fortress and its holder', () => {
    const trolls: ForceSpec = { race: 'trolls', power: 'fortified', seat: 1, at: { [peak]: 1, [hill]: 1 } };
    const { state, events } = play(
      position({
        forces: [humans(9, { [farm]: 1 }), trolls],
        markers: { [peak]: { lair: 1, fortress: 1 }, [hill]: { lair: 1 } },
      }),
      conquer(peak),
    );
    expect(state.regions[peak]).toEqual({ force: 0, tokens: 6, lostTribe: false, markers: { mountain: 1 } });
    expect(state.regions[hill]?.markers).toEqual({ lair: 1 });
    expect(standing(state, 1)).toEqual({ [hill]: 1 });
    expect(only(events, 'markerMoved').map(({ marker, to }) => [marker, to])).toEqual([
      ['lair', { at: 'tray' }],
      ['fortress', { at: 'tray' }],
    ]);
  });
});
