import { describe, expect, it } from 'vitest';
import { legal, prospect } from '../../src/rules/index.ts';
import { farm, forest, hill, innerHill, innerPeak, lake, peak, shore, swamp } from '../support/places.ts';
import { type ForceSpec, play, position, refused } from '../support/position.ts';
import { only, paid, phases, standing } from '../support/read.ts';

const roll = (region: number) => ({ type: 'finalRoll', region }) as const;
const endRedeployment = { type: 'endRedeployment' } as const;

const ratmen = (hand: number): ForceSpec => ({ race: 'ratmen', power: 'hill', hand, at: { [farm]: 1 } });
const elves = (at: ForceSpec['at']): ForceSpec => ({ race: 'elves', power: 'swamp', seat: 1, at: at ?? {} });

describe('the final attempt', () => {
  it('DIE-1 needs a token in hand', () => {
    expect(refused(position({ forces: [ratmen(0)] }), roll(forest))).toMatchObject({
      clause: 'DIE-1',
      code: 'noToken',
      facts: { region: forest, inHand: 0 },
    });
  });

  it('DIE-1 is for a region for which one to three tokens are lacking', () => {
    const odds = [1, 2, 3, 4].map((defending) => {
      const state = position({ forces: [ratmen(2), elves({ [forest]: defending })] });
      return prospect(state, forest)?.odds;
    });
    expect(odds).toEqual([{ wins: 3, of: 6 }, { wins: 2, of: 6 }, { wins: 1, of: 6 }, null]);
    const listed = [1, 2, 3, 4].map((defending) =>
      legal(position({ forces: [ratmen(2), elves({ [forest]: defending })] })).some(
        (command) => command.type === 'finalRoll' && command.region === forest,
      ),
    );
    expect(listed).toEqual([true, true, true, false]);
    const hopeless = position({ forces: [ratmen(2), elves({ [forest]: 4 })] });
    expect(refused(hopeless, roll(forest))).toMatchObject({
      clause: 'DIE-1',
      code: 'tooManyShort',
      facts: { region: forest, needed: 6, inHand: 2, short: 4, cost: { total: 6 } },
    });
  });

  it('DIE-1 not when the tokens suffice', () => {
    expect(refused(position({ forces: [ratmen(2)] }), roll(forest))).toEqual({
      clause: 'DIE-1',
      code: 'enoughTokens',
      facts: { region: forest, needed: 2, inHand: 2 },
      remedy: { code: 'conquerInstead', facts: { region: forest } },
    });
  });

  it('DIE-1 the region is one that may lawfully be attacked', () => {
    const state = position({
      forces: [ratmen(1), { ...elves({ [forest]: 1 }), power: 'heroic' }],
      markers: { [forest]: { hero: 1 } },
    });
    expect(refused(state, roll(hill)).clause).toBe('CON-3');
    expect(refused(state, roll(lake)).clause).toBe('CON-4');
    expect(refused(state, roll(farm)).clause).toBe('CON-7');
    expect(refused(state, roll(forest)).clause).toBe('CON-8');
    const entering = position({ forces: [{ race: 'ratmen', power: 'hill', hand: 1 }] });
    expect(refused(entering, roll(innerHill)).clause).toBe('CON-2');
  });

  it('DIE-2 the region is named before the roll', () => {
    const state = position({ forces: [ratmen(1)], dice: [1] });
    const named = legal(state).flatMap((command) => (command.type === 'finalRoll' ? [command.region] : []));
    expect(named).toEqual([forest, peak, innerHill]);
    expect(refused(state, { type: 'finalRoll' })).toMatchObject({ code: 'malformed' });
    const { events } = play(state, roll(peak));
    expect(only(events, 'dieRolled')).toMatchObject([{ region: peak, value: 1, purpose: 'finalRoll' }]);
  });

  it.each([
    [3, true],
    [2, true],
    [1, false],
    [0, false],
  ])('DIE-3 two tokens short, a roll of %i: conquered is %s', (value, won) => {
    const { state, events } = play(position({ forces: [ratmen(1)], dice: [value] }), roll(peak));
    expect(only(events, 'conquered')).toHaveLength(won ? 1 : 0);
    expect(only(events, 'attemptFailed')).toHaveLength(won ? 0 : 1);
    expect(standing(state, 0)).toEqual(won ? { [farm]: 1, [peak]: 1 } : { [farm]: 1 });
    expect(state.hidden.dice).toEqual([]);
  });

  it('DIE-3 with enough, all tokens left in hand go there, and the defender loses as ever', () => {
    const state = position({ forces: [ratmen(3), elves({ [forest]: 2, [hill]: 1 })], dice: [3] });
    const { state: after, events } = play(state, roll(forest));
    expect(standing(after, 0)).toEqual({ [farm]: 1, [forest]: 3 });
    expect(after.forces[0]?.hand).toBe(0);
    expect(standing(after, 1)).toEqual({ [hill]: 1 });
    expect(only(events, 'conquered')).toMatchObject([
      { by: 'finalRoll', nonEmpty: true, cost: { total: 4 }, clause: 'DIE-3' },
    ]);
  });

  it('DIE-3 otherwise they are placed at redeployment, and nothing has changed there', () => {
    const state = position({ forces: [ratmen(3), elves({ [forest]: 2 })], dice: [0] });
    const { state: after, events } = play(state, roll(forest));
    expect(after).toMatchObject({ phase: 'redeploy', forces: [{ hand: 3 }, { hand: 0 }] });
    expect(standing(after, 1)).toEqual({ [forest]: 2 });
    expect(only(events, 'attemptFailed')).toMatchObject([{ region: forest, cost: { total: 4 }, clause: 'DIE-3' }]);
    expect(refused(after, endRedeployment)).toMatchObject({ clause: 'RED-2' });
    const end = play(after, { type: 'place', region: farm, count: 3 }, endRedeployment).state;
    expect(standing(end, 0)).toEqual({ [farm]: 4 });
  });

  it('DIE-3 with no region they stay in hand, and the race enters anew next turn', () => {
    const state = position({ forces: [{ race: 'ratmen', power: 'hill', hand: 1 }], dice: [0] });
    const { state: after, events } = play(state, roll(forest));
    expect(phases(events)).toEqual(['pickCombo']);
    expect(after).toMatchObject({ seat: 1, forces: [{ hand: 1 }] });
    const others = [{ type: 'pickCombo', index: 0 }, { type: 'endConquests' }] as const;
    const again = play(after, ...others, { type: 'expand' }).state;
    expect(again).toMatchObject({ seat: 0, round: 6 });
    expect(refused(again, roll(innerPeak)).clause).toBe('CON-2');
    expect(prospect(again, shore)?.odds).toEqual({ wins: 3, of: 6 });
  });

  it('DIE-4 either way the conquests of that race end; redeployment and scoring follow', () => {
    for (const value of [3, 0]) {
      const { state, events } = play(position({ forces: [ratmen(1)], dice: [value] }), roll(peak));
      expect(phases(events)).toEqual(['redeploy']);
      expect(refused(state, { type: 'conquer', region: forest })).toMatchObject({ clause: 'TRN-7', code: 'notNow' });
      expect(refused(state, roll(forest))).toMatchObject({ clause: 'DIE-1', code: 'notNow' });
      const place = { type: 'place', region: farm, count: 1 } as const;
      const end = play(state, ...(value === 0 ? [place] : []), endRedeployment);
      expect(paid(end.events)).toEqual({ 'SCO-1': value === 0 ? 1 : 2 });
    }
  });

  it('DIE-4 of that race alone: after the Ghouls’ attempt the active race still has its own', () => {
    const ghouls: ForceSpec = { race: 'ghouls', power: null, declined: true, hand: 1, at: { [hill]: 1 } };
    const active: ForceSpec = { ...ratmen(0), at: { [farm]: 2 } };
    const state = position({ phase: 'ghouls', forces: [ghouls, active], dice: [0, 2] });
    const { state: after, events } = play(state, roll(swamp), roll(peak));
    expect(phases(events)).toEqual(['conquer', 'redeploy']);
    expect(standing(after, 1)).toEqual({ [farm]: 1, [peak]: 1 });
  });
});
