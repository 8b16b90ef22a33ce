import { describe, expect, it } from 'vitest';
import { legal } from '../../../src/rules/index.ts';
import { type ForceSpec, type PositionSpec, play, position, refused } from '../../support/position.ts';
import { only, phases } from '../../support/read.ts';

const end = { type: 'endRedeployment' } as const;
const name = (seat: number | null) => ({ type: 'treaty', seat }) as const;
const conquer = (region: number) => ({ type: 'conquer', region }) as const;

/** Board for three: Diplomats of seat 0 in forest 1, Ratmen of seat 1 in mountain 2 and farmland 3, Elves of seat 2 in farmland 7. */
const table = (own: Partial<ForceSpec> = {}, more: Partial<PositionSpec> = {}) =>
  position({
    players: 3,
    ...more,
    forces: [
      { race: 'orcs', power: 'diplomat', at: { 1: 2 }, hand: 4, ...own },
      { race: 'ratmen', power: 'hill', seat: 1, at: { 2: 1, 3: 1 }, hand: more.seat === 1 ? 6 : 0 },
      { race: 'elves', power: 'swamp', seat: 2, at: { 7: 1 } },
    ],
  });

const done = { type: 'endConquests' } as const;
const atTreaty = (state = table({ hand: 0 })) => play(state, done, end);

describe('Diplomat', () => {
  it('DIP-1 after redeployment an opponent may be named, or nobody', () => {
    const { state, events } = atTreaty();
    expect(phases(events)).toEqual(['redeploy', 'treaty']);
    expect(legal(state)).toEqual([name(null), name(1), name(2)]);
    const agreed = play(state, name(2));
    expect(only(agreed.events, 'treatyMade')).toMatchObject([{ force: 0, bound: 2, clause: 'DIP-1' }]);
    expect(agreed.state.pacts).toEqual([{ force: 0, bound: 2 }]);
    expect(play(state, name(null)).state.pacts).toEqual([]);
    expect(refused(state, name(0))).toMatchObject({ clause: 'DIP-1', code: 'treatyWithOneself' });
  });

  it('DIP-1 not one whose active race was attacked this turn', () => {
    const { state } = play(table({ hand: 4 }), conquer(2), done, end);
    expect(legal(state)).toEqual([name(null), name(2)]);
    expect(refused(state, name(1))).toMatchObject({ clause: 'DIP-1', code: 'attackedThisTurn', facts: { seat: 1 } });
  });

  it('DIP-1 a failed attempt is an attack', () => {
    const start = table({ hand: 1 }, { dice: [0] });
    const { state } = play(start, { type: 'finalRoll', region: 7 }, { type: 'place', region: 1, count: 1 }, end);
    expect(legal(state)).toEqual([name(null), name(1)]);
  });

  it('DIP-1 taking from a race in decline is no attack on the active one', () => {
    const forces: ForceSpec[] = [
      { race: 'orcs', power: 'diplomat', at: { 1: 1 }, hand: 3 },
      { race: 'ratmen', power: null, declined: true, seat: 1, at: { 7: 1 } },
      { race: 'elves', power: 'swamp', seat: 1, at: { 3: 1 } },
    ];
    const { state } = play(position({ players: 3, forces }), conquer(7), done, end);
    expect(legal(state)).toContainEqual(name(1));
  });

  it('DIP-1 an opponent without an active race may be named, and his next race is bound', () => {
    const forces: ForceSpec[] = [{ race: 'orcs', power: 'diplomat', at: { 1: 1 } }];
    const { state } = play(position({ forces }), done, end, name(1));
    expect(state).toMatchObject({ phase: 'pickCombo', seat: 1 });
    const picked = play(state, { type: 'pickCombo', index: 0 }).state;
    expect(refused(picked, conquer(1))).toMatchObject({ clause: 'DIP-2' });
  });

  it('DIP-1 nobody to name: the turn goes on', () => {
    const forces: ForceSpec[] = [
      { race: 'orcs', power: 'diplomat', at: { 1: 1 }, hand: 3 },
      { race: 'elves', power: 'swamp', seat: 1, at: { 2: 1, 4: 1 } },
    ];
    const { state } = play(position({ forces }), conquer(2), done, end);
    expect(state.phase).toBe('readyTroops');
  });

  it('DIP-2 the named one’s active race cannot attack the Diplomat’s, in any way', () => {
    const state = table({ hand: 0 }, { seat: 1, pacts: [{ force: 0, bound: 1 }] });
    expect(refused(state, conquer(1))).toMatchObject({ clause: 'DIP-2', code: 'pact', facts: { seat: 0 } });
    expect(refused(state, { type: 'finalRoll', region: 1 })).toMatchObject({ clause: 'DIP-2' });
    expect(play(table({ hand: 0 }, { seat: 1, pacts: [{ force: 0, bound: 2 }] }), conquer(1)).state.tray.orcs).toBe(9);
  });

  it('DIP-2 until the Diplomat’s next turn', () => {
    const { state, events } = play(table({ hand: 0 }, { seat: 2, pacts: [{ force: 0, bound: 1 }] }), done, end);
    expect(state).toMatchObject({ seat: 0, pacts: [] });
    expect(only(events, 'treatyEnded')).toMatchObject([{ force: 0, bound: 1, clause: 'DIP-2' }]);
  });

  it('DIP-2 Ghouls in decline are not bound', () => {
    const forces: ForceSpec[] = [
      { race: 'orcs', power: 'diplomat', at: { 1: 1 } },
      { race: 'ghouls', power: null, declined: true, seat: 1, at: { 2: 4 } },
      { race: 'elves', power: 'swamp', seat: 1, at: { 5: 5 } },
    ];
    const start = position({ phase: 'readyTroops', seat: 1, forces, pacts: [{ force: 0, bound: 1 }] });
    const acting = play(start, { type: 'expand' }).state;
    expect(play(acting, conquer(1)).state.regions[1]).toMatchObject({ force: 1, tokens: 3 });
    expect(refused(play(acting, done).state, conquer(1))).toMatchObject({ clause: 'DIP-2' });
  });

  it('DIP-2 races in decline are not protected', () => {
    const forces: ForceSpec[] = [
      { race: 'trolls', power: null, declined: true, at: { 2: 1 } },
      { race: 'orcs', power: 'diplomat', at: { 4: 1 } },
      { race: 'ratmen', power: 'hill', seat: 1, at: { 1: 1 }, hand: 5 },
    ];
    const { state } = play(position({ seat: 1, forces, pacts: [{ force: 1, bound: 1 }] }), conquer(2));
    expect(state.regions[2]?.force).toBe(2);
  });

  it('DIP-2 it ends when the Diplomat’s race declines', () => {
    const forces: ForceSpec[] = [{ race: 'orcs', power: 'diplomat', at: { 1: 1 } }];
    // A treaty ends at the beginning of the turn in which one may decline; that the decline would end it as well is for late declines.
    const start = position({ phase: 'readyTroops', forces });
    const { state, events } = play({ ...start, pacts: [{ force: 0, bound: 1 }] }, { type: 'decline' });
    expect(state.pacts).toEqual([]);
    expect(only(events, 'treatyEnded')).toMatchObject([{ force: 0, bound: 1, clause: 'DIP-2' }]);
  });
});
