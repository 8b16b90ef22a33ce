import { describe, expect, it } from 'vitest';
import { forceOf, type GameState, keepsTokens } from '../../../src/rules/index.ts';
import { incomeOf, priceOf, targetsOf } from '../../support/ask.ts';
import {
  farm,
  forest,
  hill,
  innerFarm,
  innerHill,
  innerPeak,
  peak,
  plain,
  shore,
  swamp,
} from '../../support/places.ts';
import { type ForceSpec, play, position, refused } from '../../support/position.ts';
import { only, paid, phases, standing } from '../../support/read.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const done = { type: 'endConquests' } as const;
const end = { type: 'endRedeployment' } as const;

/** Ghouls of seat 0 in decline (force 0), ready to act before the active race (force 1), if any. */
const declined = (at: Record<number, number>, active?: Partial<ForceSpec>, ...others: ForceSpec[]): GameState => {
  const second = active ? [{ race: 'orcs', power: 'hill', ...active }] : [];
  const ghouls = { race: 'ghouls', power: null, declined: true, at };
  return position({ phase: active ? 'readyTroops' : 'pickCombo', forces: [ghouls, ...second, ...others] });
};

const expand = (state: GameState) => play(state, { type: 'expand' }).state;

describe('Ghouls', () => {
  it('GHO-1 all tokens on the map stay when they decline', () => {
    const orcs = { race: 'orcs', power: 'swamp', seat: 1, at: { [peak]: 2 } };
    const forces = [{ race: 'ghouls', power: 'hill', at: { [farm]: 3, [forest]: 2 } }, orcs];
    const before = position({ phase: 'readyTroops', forces });
    expect([0, 1].map((id) => keepsTokens(before, forceOf(before, id)))).toEqual([true, false]);
    const { state, events } = play(before, { type: 'decline' });
    expect(standing(state, 0)).toEqual({ [farm]: 3, [forest]: 2 });
    expect(forceOf(state, 0)).toMatchObject({ declined: true, power: null });
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
  });

  it('GHO-1 those in hand go to the tray', () => {
    const forces = [{ race: 'ghouls', power: 'hill', hand: 4 }];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'decline' });
    expect(state.forces).toEqual([]);
    expect(state.tray.ghouls).toBe(10);
  });

  it('GHO-2 they act from the next turn on, after the pick and before the new race', () => {
    const picked = play(declined({ [farm]: 4 }), { type: 'pickCombo', index: 0 });
    expect(phases(picked.events)).toEqual(['ghouls']);
    expect(picked.state.turn.force).toBe(0);
    expect(forceOf(picked.state, 0).hand).toBe(3);
    const { state } = play(picked.state, conquer(forest), done);
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 2 });
    expect(state).toMatchObject({ phase: 'conquer', turn: { force: 1 } });
  });

  it('GHO-2 not in a turn of decline, their own or another', () => {
    const own = position({ phase: 'readyTroops', forces: [{ race: 'ghouls', power: 'hill', at: { [farm]: 4 } }] });
    expect(phases(play(own, { type: 'decline' }).events)).not.toContain('ghouls');
    const forces: ForceSpec[] = [
      { race: 'ghouls', power: 'spirit', declined: true, at: { [farm]: 4 } },
      { race: 'orcs', power: 'hill', at: { [swamp]: 2 } },
    ];
    const later = play(position({ phase: 'readyTroops', forces }), { type: 'decline' });
    expect(phases(later.events)).not.toContain('ghouls');
  });

  it('GHO-2 own adjacency: neither race helps the other', () => {
    const state = expand(declined({ [farm]: 5 }, { at: { [hill]: 5 } }));
    expect(targetsOf(state, 'conquer')).not.toContain(swamp);
    expect(refused(state, conquer(swamp))).toMatchObject({ clause: 'CON-3' });
    const { state: active } = play(state, done);
    expect(refused(active, conquer(forest))).toMatchObject({ clause: 'CON-3' });
    expect(targetsOf(active, 'conquer')).toContain(swamp);
  });

  it('GHO-2 own abandoning and entry, before their first conquest', () => {
    const state = expand(declined({ [farm]: 2, [forest]: 2 }, { at: { [shore]: 2 } }));
    expect(targetsOf(state, 'abandon')).toEqual([farm, forest]);
    const away = play(state, { type: 'abandon', region: farm }, { type: 'abandon', region: forest }).state;
    expect(forceOf(away, 0).hand).toBe(4);
    expect(refused(away, conquer(innerHill))).toMatchObject({ clause: 'CON-2' });
    const entered = play(away, conquer(hill)).state;
    expect(refused(entered, { type: 'abandon', region: hill })).toMatchObject({ clause: 'TRN-4' });
    expect(targetsOf(play(entered, done).state, 'abandon'), 'the active race still may').toEqual([shore]);
  });

  it('GHO-2 own final roll; the active race keeps its own', () => {
    const dice = [0, 1];
    const start = position({
      phase: 'readyTroops',
      dice,
      forces: [
        { race: 'ghouls', power: null, declined: true, at: { [farm]: 2 } },
        { race: 'orcs', power: 'hill', at: { [hill]: 2 } },
      ],
    });
    const failed = play(start, { type: 'expand' }, { type: 'finalRoll', region: forest });
    expect(only(failed.events, 'attemptFailed')).toHaveLength(1);
    expect(failed.state).toMatchObject({ phase: 'conquer', turn: { force: 1 } });
    const { state } = play(failed.state, { type: 'finalRoll', region: swamp });
    expect(standing(state, 1)).toEqual({ [hill]: 1, [swamp]: 1 });
    expect(standing(play(state, { type: 'place', region: farm, count: 1 }).state, 0)).toEqual({ [farm]: 2 });
  });

  it('GHO-2 with their regions they are redeployed together with the active race', () => {
    const state = expand(declined({ [farm]: 3, [forest]: 1 }, { at: { [hill]: 3 } }));
    const atRest = play(state, done, done).state;
    expect(atRest.phase).toBe('redeploy');
    const ghoulsOnly = play(atRest, { type: 'place', region: forest, count: 2 }).state;
    expect(refused(ghoulsOnly, end)).toMatchObject({ clause: 'RED-2', facts: { race: 'orcs', inHand: 2 } });
    const { events } = play(ghoulsOnly, { type: 'place', region: hill, count: 2 }, end);
    expect(paid(events)).toEqual({ 'SCO-1': 3, 'HIL-1': 1 });
  });

  it('GHO-3 they may attack the active race of their own player, whose survivors fight on this turn', () => {
    const state = expand(declined({ [farm]: 6 }, { at: { [forest]: 3, [hill]: 1 } }));
    const { state: struck } = play(state, conquer(forest));
    expect(standing(struck, 0)).toEqual({ [farm]: 1, [forest]: 5 });
    expect(struck.tray.orcs).toBe(10 - 3);
    const { state: active } = play(struck, done);
    expect(forceOf(active, 1).hand).toBe(2);
    expect(standing(play(active, conquer(swamp)).state, 1)).toEqual({ [hill]: 1, [swamp]: 2 });
  });

  it('GHO-3 an active race they wipe out has nothing left to conquer with', () => {
    const state = expand(declined({ [farm]: 4 }, { at: { [forest]: 1 } }));
    const { state: after } = play(state, conquer(forest), done);
    expect(after.phase).toBe('redeploy');
    const { events } = play(after, end);
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
  });

  it('GHO-3 a Hole, a Hero or the Dragon of the own active race stops them too (CON-8)', () => {
    const forces: ForceSpec[] = [
      { race: 'ghouls', power: null, declined: true, at: { [farm]: 8 } },
      { race: 'orcs', power: 'heroic', at: { [forest]: 1 } },
    ];
    const state = expand(position({ phase: 'readyTroops', forces, markers: { [forest]: { hero: 1 } } }));
    expect(refused(state, conquer(forest))).toMatchObject({ clause: 'CON-8' });
  });

  it('GHO-3 the active race may attack them; they lose one and the survivors are redeployed', () => {
    const active = play(declined({ [farm]: 3, [forest]: 1 }, { at: { [swamp]: 5 } }), { type: 'expand' }, done).state;
    const struck = play(active, conquer(forest)).state;
    expect(standing(struck, 1)).toEqual({ [swamp]: 1, [forest]: 3 });
    expect(struck.tray.ghouls).toBe(10 - 3);
    const atRest = play(struck, done, { type: 'place', region: swamp, count: 1 }).state;
    expect(refused(atRest, end)).toMatchObject({ facts: { race: 'ghouls', inHand: 2 } });
    expect(standing(play(atRest, { type: 'place', region: farm, count: 2 }, end).state, 0)).toEqual({ [farm]: 3 });
  });

  it('GHO-4 no power applies to them any more', () => {
    const forces: ForceSpec[] = [{ race: 'ghouls', power: 'commando', at: { [farm]: 4 } }];
    const active = position({ forces });
    expect(priceOf(active, forest)).toBe(1);
    const state = expand(declined({ [farm]: 4 }, { power: 'commando', at: { [hill]: 1 } }));
    expect(priceOf(state, forest)).toBe(2);
  });

  it('GHO-4 what stays by its clause stays: Fortresses defend, and pay no more', () => {
    const forces: ForceSpec[] = [
      { race: 'ghouls', power: 'fortified', at: { [farm]: 2 } },
      { race: 'orcs', power: 'hill', seat: 1, at: { [forest]: 6 } },
    ];
    const markers = { [farm]: { fortress: 1 } };
    const { state } = play(position({ phase: 'readyTroops', forces, markers }), { type: 'decline' });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 1 });
    expect(priceOf(play(state, { type: 'expand' }).state, farm)).toBe(2 + 2 + 1);
  });

  it('GHO-4 Seafaring Ghouls keep their seas in decline, and take no more', () => {
    const state = expand(declined({ 0: 1, [farm]: 5 }, { at: { [hill]: 1 } }));
    expect(incomeOf(state, 0)['SCO-1']).toBe(3);
    const beach = play(state, conquer(forest)).state;
    expect(refused(beach, conquer(7))).toMatchObject({ clause: 'CON-4' });
  });

  it('GHO-4 their conquests count for nobody’s bonus', () => {
    const forces = (power: string, race: string): ForceSpec[] => [
      { race: 'ghouls', power: null, declined: true, at: { [farm]: 10 } },
      { race, power, at: { [hill]: 1 } },
    ];
    const lostTribes = [innerHill, swamp];
    const pillage = position({ phase: 'readyTroops', forces: forces('pillaging', 'orcs'), lostTribes });
    const raided = play(pillage, { type: 'expand' }, conquer(innerHill), conquer(forest), conquer(swamp), done, done, {
      type: 'place',
      region: farm,
      count: 1,
    });
    expect(paid(play(raided.state, end).events)).toEqual({ 'SCO-1': 5 });
    const bones = position({ phase: 'readyTroops', forces: forces('hill', 'skeletons'), lostTribes });
    const { state } = play(bones, { type: 'expand' }, conquer(innerHill), conquer(forest), conquer(swamp), done, done);
    expect(forceOf(state, 1).hand, 'no new Skeleton').toBe(0);
  });

  it('GHO-4 and are not the Diplomat’s attacks', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 1, [shore]: 1 } };
    const start = declined({ [farm]: 4 }, { power: 'diplomat', at: { [hill]: 1 } }, foe);
    const { state } = play(start, { type: 'expand' }, conquer(forest), done, done, end);
    expect(state.phase).toBe('treaty');
    const agreed = play(state, { type: 'treaty', seat: 1 }).state;
    expect(agreed.pacts).toEqual([{ force: 1, bound: 1 }]);
  });

  it('GHO-5 attacked, they lose one token and withdraw the others', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 1 }, hand: 5 };
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, at: { [farm]: 3, [swamp]: 1 } };
    const { state } = play(position({ seat: 1, forces: [ghouls, foe] }), conquer(farm), done, end);
    expect(standing(state, 0)).toEqual({ [swamp]: 3 });
    expect(state.tray.ghouls).toBe(10 - 3);
  });

  it('GHO-5 with no region left they stay in hand, and may re-enter', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 1 }, hand: 5 };
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, at: { [farm]: 3 } };
    const { state } = play(position({ seat: 1, forces: [ghouls, foe] }), conquer(farm), done, end);
    expect(forceOf(state, 0).hand).toBe(2);
    const again = play(state, { type: 'pickCombo', index: 0 }).state;
    expect(again.phase).toBe('ghouls');
    expect(refused(again, conquer(plain))).toMatchObject({ clause: 'CON-2' });
    expect(standing(play(again, conquer(hill)).state, 0)).toEqual({ [hill]: 2 });
  });

  it('GHO-5 without a token left they are gone, and their banner with them (DEC-7)', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'swamp', seat: 1, at: { [forest]: 1 }, hand: 3 };
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, at: { [farm]: 1 } };
    const { state, events } = play(position({ seat: 1, forces: [ghouls, foe] }), conquer(farm));
    expect(only(events, 'raceLeft')).toMatchObject([{ race: 'ghouls', clause: 'DEC-7' }]);
    expect(state.hidden.banners.at(-1)).toBe('ghouls');
  });

  it('GHO-2 SPI-1 Spirit Ghouls go on beside another race in decline', () => {
    const forces: ForceSpec[] = [
      { race: 'ghouls', power: 'spirit', declined: true, at: { [farm]: 4 } },
      { race: 'orcs', power: null, declined: true, at: { [innerFarm]: 1 } },
      { race: 'elves', power: 'hill', at: { [hill]: 3, [innerPeak]: 1 } },
    ];
    const declining = play(position({ phase: 'readyTroops', forces }), { type: 'decline' }).state;
    expect(declining.forces.map(({ race }) => race)).toEqual(['ghouls', 'elves']);
    const acting = play({ ...declining, phase: 'pickCombo', seat: 0, turnSeat: 0 }, { type: 'pickCombo', index: 0 });
    expect(acting.state).toMatchObject({ phase: 'ghouls', turn: { force: 0 } });
    expect(standing(play(acting.state, conquer(forest)).state, 0)).toEqual({ [farm]: 1, [forest]: 2 });
  });
});
