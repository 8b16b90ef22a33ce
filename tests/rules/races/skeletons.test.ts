import { describe, expect, it } from 'vitest';
import { forceOf } from '../../../src/rules/index.ts';
import { farm, forest, innerForest, innerHill, swamp, westFarm } from '../../support/places.ts';
import { play, position } from '../../support/position.ts';
import { only } from '../../support/read.ts';

/** Skeletons that take these regions, each with a Lost Tribe but the farm, and come to redeploy. */
const march = (regions: readonly number[], hand = 12) => {
  const conquests = regions.map((region) => ({ type: 'conquer', region }) as const);
  const forces = [{ race: 'skeletons', power: 'hill', at: { [forest]: 1 }, hand }];
  const lostTribes = [swamp, innerHill, innerForest, westFarm];
  return play(position({ forces, lostTribes }), ...conquests, { type: 'endConquests' });
};

const raised = (regions: readonly number[], hand?: number) =>
  only(march(regions, hand).events, 'tokensMoved').flatMap(({ why, count }) => (why === 'reinforced' ? [count] : []));

describe('Skeletons', () => {
  it('SKE-1 at redeployment a new token for every two non-empty regions conquered, rounded down', () => {
    expect(raised([swamp])).toEqual([]);
    expect(raised([swamp, innerHill])).toEqual([1]);
    expect(raised([swamp, innerHill, westFarm])).toEqual([1]);
    expect(raised([swamp, innerHill, westFarm, innerForest], 16)).toEqual([2]);
  });

  it('SKE-1 an empty region does not count', () => {
    expect(raised([swamp, farm])).toEqual([]);
    expect(raised([swamp, farm, innerHill])).toEqual([1]);
  });

  it('SKE-1 they come to hand, to be placed', () => {
    const { state } = march([swamp, innerHill], 6);
    expect(forceOf(state, 0).hand).toBe(1);
    expect(state.phase).toBe('redeploy');
  });

  it('SKE-1 as far as the tray goes', () => {
    expect(
      march([swamp, innerHill, westFarm, innerForest], 18).state.tray.skeletons,
      'one was left, two were earned',
    ).toBe(0);
    expect(raised([swamp, innerHill, westFarm, innerForest], 18)).toEqual([1]);
    expect(raised([swamp, innerHill], 19)).toEqual([]);
  });

  it('SKE-1 not in decline', () => {
    const forces = [{ race: 'skeletons', power: 'hill', at: { [forest]: 2 } }];
    const { state } = play(position({ phase: 'readyTroops', forces }), { type: 'decline' });
    expect(state.tray.skeletons).toBe(19);
  });
});
