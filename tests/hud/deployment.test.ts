import { expect, it } from 'vitest';
import { spreadRest, tokensOff } from '../../src/hud/board/deployment.ts';
import { legal, type RegionId, view } from '../../src/rules/index.ts';
import { farm, forest, swamp } from '../support/places.ts';
import { play, position } from '../support/position.ts';

/** Where the rest goes of three tokens in hand. */
function rest(
  at: Readonly<Record<RegionId, number>>,
  power: string,
  markers: Record<RegionId, Record<string, number>>,
) {
  const state = position({ phase: 'redeploy', forces: [{ race: 'orcs', power, hand: 3, at }], markers });
  return spreadRest(view(state, 0), legal(state));
}

it('the rest is spread where somebody can attack, not where a marker keeps everybody out (CON-8)', () => {
  const markers = { [farm]: { hero: 1 }, [forest]: { hero: 1 } };
  expect(rest({ [farm]: 1, [forest]: 1, [swamp]: 3 }, 'heroic', markers)).toEqual([
    { type: 'place', region: swamp, count: 3 },
  ]);
});

it('the rest goes where nobody can attack when there is no other place, since it has to go on the map (RED-2)', () => {
  const placed = rest({ [farm]: 1, [forest]: 1 }, 'heroic', { [farm]: { hero: 1 }, [forest]: { hero: 1 } });
  expect(placed.reduce((sum, command) => sum + ('count' in command ? command.count : 0), 0)).toBe(3);
});

it('markers that have to be placed go with the rest, where least stands; then the redeployment may end (BIV-1)', () => {
  const state = position({
    phase: 'redeploy',
    forces: [{ race: 'orcs', power: 'bivouacking', hand: 1, at: { [farm]: 1, [forest]: 1, [swamp]: 3 } }],
  });
  const commands = spreadRest(view(state, 0), legal(state));
  const after = play(state, ...commands).state;
  const placed = [farm, forest, swamp].map((region) => after.regions[region]?.markers.encampment ?? 0);
  expect(placed.reduce((sum, count) => sum + count)).toBe(5);
  expect(placed[2]).toBe(Math.min(...placed));
  expect(legal(after)).toContainEqual({ type: 'endRedeployment' });
});

it('a Fortress, which nobody has to place, is left to the player (FRT-1)', () => {
  const state = position({
    phase: 'redeploy',
    forces: [{ race: 'orcs', power: 'fortified', hand: 1, at: { [farm]: 1 } }],
  });
  expect(spreadRest(view(state, 0), legal(state))).toEqual([{ type: 'place', region: farm, count: 1 }]);
});

it('AMA-2 tokens that must leave the map come from where most stand, sooner where nobody comes from outside, and the redeployment may end', () => {
  const state = position({
    phase: 'redeploy',
    forces: [{ race: 'amazons', power: 'heroic', at: { [farm]: 4, [forest]: 1, [swamp]: 3 } }],
    markers: { [farm]: { hero: 1 }, [forest]: { hero: 1 } },
  });
  const commands = tokensOff(view(state, 0), legal(state));
  expect(commands).toEqual([
    { type: 'lift', region: farm, count: 3 },
    { type: 'lift', region: swamp, count: 1 },
  ]);
  const after = play(state, ...commands).state;
  expect(legal(after)).toContainEqual({ type: 'endRedeployment' });
  expect(tokensOff(view(after, 0), legal(after))).toEqual([]);
});

it('AMA-3 which region is given up is left to the player', () => {
  const state = position({
    phase: 'redeploy',
    forces: [{ race: 'amazons', power: 'hill', at: { [farm]: 2, [forest]: 1, [swamp]: 3 } }],
  });
  expect(tokensOff(view(state, 0), legal(state))).toEqual([]);
});
