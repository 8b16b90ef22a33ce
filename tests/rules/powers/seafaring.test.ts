import { describe, expect, it } from 'vitest';
import { incomeOf, priceOf, targetsOf } from '../../support/ask.ts';
import { farm, forest, innerHill, lake, northSea, peak, plain, shore, southSea } from '../../support/places.ts';
import { type ForceSpec, play, position, refused } from '../../support/position.ts';

const conquer = (region: number) => ({ type: 'conquer', region }) as const;
const seafarers = (spec: Partial<ForceSpec> = {}, ...others: ForceSpec[]) =>
  position({ forces: [{ race: 'orcs', power: 'seafaring', hand: 9, ...spec }, ...others] });

describe('Seafaring', () => {
  it('SEA-1 the seas and the lake may be conquered, as empty regions', () => {
    const start = seafarers({ at: { [forest]: 1, [farm]: 1 }, hand: 8 });
    expect([northSea, lake].map((region) => priceOf(start, region))).toEqual([2, 2]);
    const { state } = play(start, conquer(northSea), conquer(lake));
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 4 });
  });

  it('SEA-1 one more for each race token there', () => {
    const old: ForceSpec = { race: 'elves', power: null, declined: true, seat: 1, at: { [lake]: 1 } };
    expect(priceOf(seafarers({ at: { [forest]: 1 } }, old), lake)).toBe(3);
  });

  it('SEA-1 a sea on the edge is an entry, the lake is not', () => {
    expect(targetsOf(seafarers(), 'conquer')).toEqual(expect.arrayContaining([northSea, southSea]));
    expect(refused(seafarers(), conquer(lake))).toMatchObject({ clause: 'CON-2' });
  });

  it('SEA-1 adjacency holds for water: from it to its shores, and to it from a shore', () => {
    const { state } = play(seafarers(), conquer(northSea));
    expect(targetsOf(state, 'conquer')).toEqual([farm, peak]);
    expect(refused(seafarers({ at: { [shore]: 1 } }), conquer(northSea))).toMatchObject({ clause: 'CON-3' });
  });

  it('MAP-2 water links nothing for anybody else', () => {
    const state = position({ forces: [{ race: 'orcs', power: 'hill', at: { [innerHill]: 1 }, hand: 9 }] });
    expect(refused(state, conquer(plain))).toMatchObject({ clause: 'CON-3' });
    expect(refused(state, conquer(lake))).toMatchObject({ clause: 'CON-4' });
  });

  it('SEA-2 water held is kept and scores in decline', () => {
    const forces = [{ race: 'orcs', power: 'seafaring', at: { [northSea]: 2, [farm]: 1 } }];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'decline' });
    expect(incomeOf(state, 0)).toEqual({ 'SCO-1': 2 });
  });

  it('SEA-2 only a Seafaring race may take it', () => {
    const old: ForceSpec = { race: 'elves', power: null, declined: true, seat: 1, at: { [northSea]: 1 } };
    const others = position({ forces: [{ race: 'orcs', power: 'dragonMaster', at: { [farm]: 1 }, hand: 9 }, old] });
    for (const command of [conquer(northSea), { type: 'act', action: 'dragon', region: northSea }])
      expect(refused(others, command)).toMatchObject({ clause: 'CON-4', code: 'water' });
    const { state } = play(seafarers({ at: { [farm]: 1 } }, old), conquer(northSea));
    expect(state.regions[northSea]).toMatchObject({ force: 0, tokens: 3 });
  });
});
