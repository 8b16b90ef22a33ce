import { describe, expect, it } from 'vitest';
import { farm, forest, hill, swamp } from '../../support/places.ts';
import { type ForceSpec, play, position, refused } from '../../support/position.ts';
import { only, paid, phases, standing } from '../../support/read.ts';

const end = { type: 'endRedeployment' } as const;
const done = { type: 'endConquests' } as const;
const decline = { type: 'stout', decline: true } as const;
const stout = (race = 'orcs', hand = 0, ...others: ForceSpec[]) =>
  position({
    forces: [{ race, power: 'stout', at: { [farm]: 2, [forest]: 1 }, hand }, ...others],
    lostTribes: [swamp],
  });

describe('Stout', () => {
  it('STO-1 may decline at the end of a turn spent expanding, after scoring it in full', () => {
    const { state, events } = play(stout('orcs', 3), { type: 'conquer', region: swamp }, done, end, decline);
    expect(paid(events)).toEqual({ 'SCO-1': 3, 'ORC-1': 1 });
    expect(phases(events)).toEqual(['redeploy', 'stout', 'pickCombo']);
    expect(only(events, 'declined')).toMatchObject([{ clause: 'STO-1' }]);
    expect(state.forces[0]).toMatchObject({ declined: true, power: null });
    expect(standing(state, 0)).toEqual({ [farm]: 1, [forest]: 1, [swamp]: 1 });
  });

  it('STO-1 with conquests or without', () => {
    expect(play(stout(), done, end, decline).state.forces[0]?.declined).toBe(true);
  });

  it('STO-1 or not', () => {
    const { state } = play(stout(), done, end, { type: 'stout', decline: false });
    expect(state.forces[0]).toMatchObject({ declined: false, power: 'stout' });
  });

  it('STO-1 the new combo comes next turn', () => {
    const start = stout('orcs', 0, { race: 'ratmen', power: 'hill', seat: 1, at: { [hill]: 1 } });
    const { state } = play(start, done, end, decline);
    expect(state).toMatchObject({ phase: 'readyTroops', seat: 1 });
    expect(play(state, { type: 'decline' }).state).toMatchObject({ phase: 'pickCombo', seat: 0 });
  });

  it('STO-1 not after an ordinary decline', () => {
    const start = { ...stout(), phase: 'readyTroops' } as const;
    expect(phases(play(start, { type: 'decline' }).events)).not.toContain('stout');
    expect(refused(start, decline)).toMatchObject({ clause: 'STO-1', code: 'notNow' });
  });

  it('STO-1 GHO-1 Stout Ghouls keep all their tokens, and act next turn', () => {
    const { state } = play(stout('ghouls'), done, end, decline);
    expect(standing(state, 0)).toEqual({ [farm]: 2, [forest]: 1 });
    const mine = { ...state, phase: 'pickCombo', seat: 0, turnSeat: 0 } as const;
    expect(play(mine, { type: 'pickCombo', index: 0 }).state).toMatchObject({ phase: 'ghouls', turn: { force: 0 } });
  });

  it('STO-1 TRN-7 before the others place their withdrawn troops', () => {
    const foe: ForceSpec = { race: 'ratmen', power: 'hill', seat: 1, at: { [swamp]: 3, [hill]: 1, 9: 1 } };
    const start = position({ forces: [{ race: 'orcs', power: 'stout', at: { [forest]: 1 }, hand: 5 }, foe] });
    const { events } = play(start, { type: 'conquer', region: swamp }, done, end, decline);
    expect(phases(events)).toEqual(['redeploy', 'stout', 'withdrawal']);
  });

  it('STO-1 DEC-2 pushes out an older race in decline', () => {
    const forces: ForceSpec[] = [
      { race: 'elves', power: null, declined: true, at: { [hill]: 1 } },
      { race: 'orcs', power: 'stout', at: { [farm]: 1 } },
    ];
    const { state, events } = play(position({ forces }), done, end, decline);
    expect(paid(events), 'scored before it leaves').toEqual({ 'SCO-1': 2 });
    expect(state.forces.map(({ race }) => race)).toEqual(['orcs']);
  });

  /** The Stout race has lost its last token; of the same player's Ghouls in decline some are left, or none. */
  const extinct = (ghouls: boolean) => {
    const left: ForceSpec = { race: 'ghouls', power: null, declined: true, at: { [farm]: 4 } };
    return position({ phase: 'readyTroops', forces: [...(ghouls ? [left] : []), { race: 'orcs', power: 'stout' }] });
  };
  const expand = { type: 'expand' } as const;
  const place = (count: number) => ({ type: 'place', region: farm, count }) as const;

  it('STO-1 GHO-2 a turn in which only the Ghouls conquered is one spent expanding: a late decline may follow', () => {
    const { state, events } = play(extinct(true), expand, { type: 'conquer', region: forest }, done, place(1), end);
    expect(paid(events)).toEqual({ 'SCO-1': 2 });
    expect(state).toMatchObject({ phase: 'stout', seat: 0 });
    const declined = play(state, decline);
    expect(only(declined.events, 'declined')).toMatchObject([{ clause: 'STO-1' }]);
    expect(declined.state.forces, 'the Ghouls are pushed out, and nothing is left of the race').toEqual([]);
    expect(play(state, { type: 'stout', decline: false }).state.forces).toHaveLength(2);
  });

  it('STO-1 GHO-2 even if the Ghouls, too, conquered nothing', () => {
    expect(play(extinct(true), expand, done, place(3), end).state.phase).toBe('stout');
  });

  it('STO-1 TRN-8 not after a pass, with Ghouls or without', () => {
    for (const ghouls of [true, false]) {
      const { state, events } = play(extinct(ghouls), { type: 'pass' });
      expect(phases(events)).toEqual(['pickCombo']);
      expect(state).toMatchObject({ phase: 'pickCombo', seat: 1 });
      expect(refused(state, decline)).toMatchObject({ clause: 'STO-1', code: 'notNow' });
    }
  });

  it('STO-1 before the turn is spent a refusal says what the late decline hangs on', () => {
    expect(refused(extinct(true), decline)).toMatchObject({
      clause: 'STO-1',
      code: 'noLateDecline',
      facts: { race: 'orcs' },
      remedy: { code: 'expandFirst' },
    });
    expect(refused(extinct(false), decline)).toMatchObject({
      code: 'noLateDecline',
      remedy: { code: 'declineOrPass' },
    });
    expect(refused(extinct(false), expand)).toMatchObject({ clause: 'TRN-8', code: 'noTokensLeft' });
  });
});
