import { describe, expect, it } from 'vitest';
import { explain, isConquest, isDeployment, legal } from '../../src/rules/index.ts';
import { farm, forest, hill, innerHill, innerPeak, peak, shore, swamp } from '../support/places.ts';
import { type ForceSpec, play, position, refused } from '../support/position.ts';
import { only, paid, phases, standing } from '../support/read.ts';

const expand = { type: 'expand' } as const;
const decline = { type: 'decline' } as const;
const pass = { type: 'pass' } as const;
const endConquests = { type: 'endConquests' } as const;
const endRedeployment = { type: 'endRedeployment' } as const;
const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const abandon = (region: number) => ({ type: 'abandon', region }) as const;

describe('a turn', () => {
  it('TRN-1 without an active race: pick, conquer, redeploy, score', () => {
    const column = [{ race: 'ratmen', power: 'hill', coins: 0 }];
    const { state, events } = play(
      position({ phase: 'pickCombo', column }),
      { type: 'pickCombo', index: 0 },
      conquer(farm),
      endConquests,
      { type: 'place', region: farm, count: 10 },
      endRedeployment,
    );
    expect(phases(events)).toEqual(['conquer', 'redeploy', 'pickCombo']);
    expect(only(events, 'scored')).toEqual([{ type: 'scored', seat: 0, amount: 1 }]);
    expect([state.turnSeat, state.seat]).toEqual([1, 1]);
  });

  it('TRN-7 regions are conquered in some parts of it, troops placed in others', () => {
    const parts = [
      'pickCombo',
      'readyTroops',
      'ghouls',
      'conquer',
      'redeploy',
      'treaty',
      'stout',
      'withdrawal',
    ] as const;
    expect(parts.filter(isConquest)).toEqual(['ghouls', 'conquer']);
    expect(parts.filter(isDeployment)).toEqual(['redeploy', 'withdrawal']);
  });

  it('TRN-1 so too beside a race in decline', () => {
    const declined: ForceSpec = { race: 'elves', power: null, declined: true, seat: 1, at: { [hill]: 1 } };
    const state = position({
      phase: 'redeploy',
      forces: [{ race: 'ratmen', power: 'swamp', at: { [farm]: 1 } }, declined],
    });
    expect(play(state, endRedeployment).state).toMatchObject({ seat: 1, phase: 'pickCombo' });
  });

  it('TRN-2 with an active race: expand or decline, and nothing before that choice', () => {
    const state = position({
      phase: 'readyTroops',
      forces: [{ race: 'humans', power: 'hill', at: { [farm]: 4 } }],
    });
    expect(legal(state)).toEqual([expand, decline]);
    expect(refused(state, conquer(forest))).toMatchObject({ clause: 'TRN-7', code: 'notNow' });
    expect(play(state, decline).state.seat).toBe(1);
    const expanding = play(state, expand).state;
    expect(expanding.phase).toBe('conquer');
    expect(refused(expanding, decline)).toMatchObject({ clause: 'DEC-1', code: 'notNow', facts: { phase: 'conquer' } });
    expect(refused(expanding, expand)).toMatchObject({ clause: 'TRN-2', code: 'notNow' });
  });

  it('TRN-3 all active tokens but one in each region come back to hand', () => {
    const { state, events } = play(
      position({
        phase: 'readyTroops',
        forces: [
          { race: 'humans', power: 'hill', at: { [farm]: 3, [forest]: 1, [swamp]: 2 } },
          { race: 'elves', power: 'swamp', seat: 1, at: { [hill]: 3 } },
        ],
      }),
      expand,
    );
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 1, [swamp]: 1 });
    expect(standing(state, 1)).toEqual({ [hill]: 3 });
    expect(state.forces[0]?.hand).toBe(3);
    expect(only(events, 'tokensMoved').map(({ count, from }) => [from, count])).toEqual([
      [{ at: 'region', region: farm }, 2],
      [{ at: 'region', region: swamp }, 1],
    ]);
    const amazons = { race: 'amazons', power: 'hill', at: { [farm]: 1 }, aside: 4 };
    const readied = play(position({ phase: 'readyTroops', forces: [amazons] }), expand).events;
    expect(only(readied, 'tokensMoved')).toMatchObject([
      { count: 4, from: { at: 'aside' }, to: { at: 'hand' }, why: 'readied', clause: 'TRN-3' },
    ]);
  });
});

describe('abandoning', () => {
  const held: ForceSpec = { race: 'trolls', power: 'fortified', hand: 2, at: { [farm]: 1, [peak]: 1, [forest]: 1 } };
  const markers = { [farm]: { lair: 1, fortress: 1 }, [peak]: { lair: 1 }, [forest]: { lair: 1 } };

  it('TRN-4 before the first conquest regions may be abandoned, the last token coming back to hand', () => {
    const { state, events } = play(position({ forces: [held], markers }), abandon(farm), abandon(peak));
    expect(standing(state, 0)).toEqual({ [forest]: 1 });
    expect(state.forces[0]?.hand).toBe(4);
    expect(only(events, 'regionAbandoned').map(({ region }) => region)).toEqual([farm, peak]);
  });

  it('TRN-4 an abandoned region loses its Lair and Fortress, but not its Mountain; it is empty and scores nothing', () => {
    const { state } = play(position({ forces: [held], markers }), abandon(farm), abandon(peak));
    expect(state.regions[farm]).toEqual({ force: null, tokens: 0, lostTribe: false, markers: {} });
    expect(state.regions[peak]?.markers).toEqual({ mountain: 1 });
    const end = play(state, endConquests, { type: 'place', region: forest, count: 4 }, endRedeployment);
    expect(paid(end.events)).toEqual({ 'SCO-1': 1 });
  });

  it('TRN-4 a Hole goes with its region, which is then open to all', () => {
    const halflings: ForceSpec = { race: 'halflings', power: 'hill', hand: 5, at: { [farm]: 1, [forest]: 1 } };
    const state = position({ forces: [halflings], markers: { [farm]: { hole: 1 }, [forest]: { hole: 1 } } });
    const after = play(state, abandon(farm)).state;
    expect(after.regions[farm]?.markers).toEqual({});
    expect(after.regions[forest]?.markers).toEqual({ hole: 1 });
    expect(explain(after, conquer(farm))).toBeNull();
  });

  it('TRN-4 an abandoned region may be conquered again, as an empty one', () => {
    const { state, events } = play(position({ forces: [held], markers }), abandon(farm), conquer(farm));
    expect(only(events, 'conquered')).toMatchObject([{ region: farm, nonEmpty: false, cost: { total: 2 } }]);
    expect(state.regions[farm]).toMatchObject({ force: 0, tokens: 2 });
  });

  it('TRN-4 not once that race has begun its conquests', () => {
    const state = play(position({ forces: [held], markers }), conquer(swamp)).state;
    expect(refused(state, abandon(farm))).toMatchObject({
      clause: 'TRN-4',
      code: 'conquestsBegun',
      facts: { region: farm },
    });
  });

  it('TRN-4 each race that conquers may abandon before its own first conquest', () => {
    const state = position({
      phase: 'ghouls',
      forces: [
        { race: 'ghouls', power: null, declined: true, hand: 2, at: { [hill]: 1 } },
        { race: 'humans', power: 'hill', at: { [farm]: 3, [forest]: 2 } },
      ],
    });
    const after = play(state, conquer(swamp), endConquests, abandon(forest)).state;
    expect(standing(after, 1)).toEqual({ [farm]: 1 });
  });

  it('TRN-4 only regions of the race that acts', () => {
    const state = position({
      forces: [
        held,
        { race: 'ratmen', power: null, declined: true, at: { [swamp]: 1 } },
        { race: 'elves', power: 'hill', seat: 1, at: { [hill]: 1 } },
      ],
    });
    for (const region of [swamp, hill, shore]) {
      expect(refused(state, abandon(region))).toMatchObject({
        clause: 'TRN-4',
        code: 'notYourRegion',
        facts: { region },
      });
    }
  });

  it('TRN-5 a race that has abandoned all its regions enters the map anew', () => {
    const inland = position({ forces: [{ race: 'humans', power: 'hill', hand: 3, at: { [innerHill]: 1 } }] });
    expect(explain(inland, conquer(innerPeak))).toMatchObject({ clause: 'CON-3' });
    const off = play(inland, abandon(innerHill)).state;
    expect(off.forces[0]?.hand).toBe(4);
    expect(refused(off, conquer(innerHill))).toMatchObject({ clause: 'CON-2', code: 'notBorder' });
    expect(standing(play(off, conquer(shore)).state, 0)).toEqual({ [shore]: 2 });
  });
});

describe('the course of a turn', () => {
  it('TRN-6 conquering nothing is allowed, on the map or off it', () => {
    const held = position({ phase: 'readyTroops', forces: [{ race: 'ratmen', power: 'hill', at: { [farm]: 1 } }] });
    const { events } = play(held, expand, endConquests, endRedeployment);
    expect(paid(events)).toEqual({ 'SCO-1': 1 });
    const off = position({ phase: 'readyTroops', forces: [{ race: 'humans', power: 'hill', hand: 3 }] });
    const after = play(off, expand, endConquests);
    expect(only(after.events, 'scored')).toMatchObject([{ seat: 0, amount: 0 }]);
    expect(after.state).toMatchObject({ seat: 1, forces: [{ hand: 3 }] });
  });

  const opponents: ForceSpec = { race: 'elves', power: 'swamp', seat: 1, at: { [swamp]: 1, [hill]: 1, [shore]: 1 } };
  const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, at: { [forest]: 3 } };

  it('TRN-7 Ghouls in decline, active race, redeployment of both, treaty, scoring', () => {
    const state = position({
      phase: 'readyTroops',
      forces: [ghouls, { race: 'humans', power: 'diplomat', at: { [farm]: 4 } }],
    });
    const { state: after, events } = play(
      state,
      expand,
      conquer(innerHill),
      endConquests,
      conquer(peak),
      endConquests,
      { type: 'lift', region: innerHill, count: 1 },
      { type: 'place', region: forest, count: 1 },
      { type: 'lift', region: peak, count: 1 },
      { type: 'place', region: farm, count: 1 },
      endRedeployment,
    );
    expect(only(events, 'conquered').map(({ force, region }) => [force, region])).toEqual([
      [0, innerHill],
      [1, peak],
    ]);
    expect(phases(events)).toEqual(['ghouls', 'conquer', 'redeploy', 'treaty']);
    expect(only(events, 'scored')).toEqual([]);
    const end = play(after, { type: 'treaty', seat: null }).events;
    expect(end.map(({ type }) => type).filter((type) => type === 'scored' || type === 'turnEnded')).toEqual([
      'scored',
      'turnEnded',
    ]);
  });

  it('TRN-7 a late decline comes after scoring, and the withdrawn troops after that', () => {
    const state = position({
      forces: [{ race: 'ratmen', power: 'stout', hand: 3, at: { [farm]: 1, [forest]: 1 } }, opponents],
    });
    const { events } = play(
      state,
      conquer(swamp),
      endConquests,
      endRedeployment,
      { type: 'stout', decline: true },
      { type: 'place', region: hill, count: 1 },
      endRedeployment,
    );
    const told = events.flatMap((event) => {
      if (event.type === 'phaseChanged') return [`${event.phase} ${event.seat}`];
      return event.type === 'scored' || event.type === 'declined' || event.type === 'turnEnded' ? [event.type] : [];
    });
    expect(told).toEqual([
      ...['redeploy 0', 'scored', 'stout 0', 'declined', 'withdrawal 1', 'turnEnded', 'readyTroops 1'],
    ]);
  });

  it('TRN-7 what belongs to another phase is refused, and the phase is named', () => {
    const state = position({ forces: [{ race: 'humans', power: 'hill', hand: 1, at: { [farm]: 1 } }] });
    const redeploying = play(state, endConquests).state;
    expect(refused(redeploying, conquer(forest))).toMatchObject({
      clause: 'TRN-7',
      code: 'notNow',
      facts: { command: 'conquer', phase: 'redeploy' },
    });
    expect(refused(state, endRedeployment)).toMatchObject({ clause: 'TRN-7', code: 'notNow' });
  });
});

describe('a race without any token', () => {
  const extinct: ForceSpec = { race: 'humans', power: 'hill' };
  const older: ForceSpec = { race: 'ratmen', power: null, declined: true, at: { [farm]: 1, [forest]: 1 } };

  it('TRN-8 is still the active race: it cannot expand, and no new one is picked', () => {
    const state = play(
      position({
        forces: [
          { race: 'ratmen', power: 'swamp', hand: 3, at: { [farm]: 1 } },
          { ...extinct, seat: 1, at: { [forest]: 1 } },
        ],
      }),
      conquer(forest),
      endConquests,
      endRedeployment,
    ).state;
    expect(state).toMatchObject({ seat: 1, phase: 'readyTroops', forces: [{ seat: 0 }, { seat: 1, hand: 0 }] });
    expect(legal(state)).toEqual([decline, pass]);
    expect(refused(state, expand)).toEqual({
      clause: 'TRN-8',
      code: 'noTokensLeft',
      facts: { race: 'humans' },
      remedy: { code: 'declineOrPass', facts: {} },
    });
  });

  it('TRN-8 the turn is passed, scoring what else the player has ◆', () => {
    const { state, events } = play(position({ phase: 'readyTroops', forces: [older, extinct] }), pass);
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
    expect(state).toMatchObject({ seat: 1, forces: [{ race: 'ratmen' }, { race: 'humans', declined: false }] });
  });

  it('TRN-8 declining it pushes out the older race, and its own banner returns at once', () => {
    const spirits: ForceSpec = { race: 'orcs', power: 'spirit', declined: true, at: { [hill]: 1 } };
    const { state, events } = play(position({ phase: 'readyTroops', forces: [older, spirits, extinct] }), decline);
    expect(state.forces.map(({ race }) => race)).toEqual(['orcs']);
    expect(only(events, 'raceLeft').map(({ race, clause }) => [race, clause])).toEqual([
      ['ratmen', 'DEC-2'],
      ['humans', 'TRN-8'],
    ]);
    expect(state.hidden.banners.slice(-2)).toEqual(['ratmen', 'humans']);
    expect(state.discard).toEqual(['hill']);
    expect(paid(events)).toEqual({ 'SCO-1': 1 });
  });

  it('TRN-8 with a token left, in hand or on the map, the turn cannot be passed', () => {
    for (const force of [
      { ...extinct, hand: 1 },
      { ...extinct, at: { [farm]: 1 } },
    ]) {
      const state = position({ phase: 'readyTroops', forces: [force] });
      expect(refused(state, pass)).toEqual({
        clause: 'TRN-8',
        code: 'mayExpand',
        facts: { race: 'humans' },
        remedy: { code: 'expandInstead', facts: {} },
      });
      expect(explain(state, expand)).toBeNull();
    }
  });
});
