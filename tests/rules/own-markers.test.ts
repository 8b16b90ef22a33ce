import { expect, it } from 'vitest';
import { type GameState, ownMarkers } from '../../src/rules/index.ts';
import { farm, forest, hill, swamp } from '../support/places.ts';
import { play, position, stateOf } from '../support/position.ts';

/** What lies with the owner of the only race. */
function left(state: GameState) {
  const [force] = state.forces;
  return force ? Object.fromEntries(ownMarkers(state, force).map(({ id, count }) => [id, count])) : {};
}

const at = { [farm]: 2, [forest]: 2, [swamp]: 2 };

it('BIV-1 of five Encampments those lie with their owner that are not on the map', () => {
  const forces = [{ race: 'orcs', power: 'bivouacking', at }];
  expect(left(position({ phase: 'redeploy', forces }))).toStrictEqual({ encampment: 5 });
  expect(left(position({ phase: 'redeploy', forces, markers: { [farm]: { encampment: 3 } } }))).toStrictEqual({
    encampment: 2,
  });
});

it('FRT-3 one Fortress a turn: none is left once it is placed', () => {
  const state = position({ phase: 'redeploy', forces: [{ race: 'orcs', power: 'fortified', at }] });
  expect(left(state)).toStrictEqual({ fortress: 1 });
  expect(left(play(state, { type: 'placeMarker', marker: 'fortress', region: farm }).state)).toStrictEqual({});
});

it('FRT-3 while another places its troops, the one of the next turn lies there again', () => {
  const state = stateOf(
    `turn 0 withdrawal 1; seat 0 orcs+fortified ${farm}[fortress]; conquered orcs ${farm}!; memory placed.fortress:1 placed.fortress.${farm}:1; seat 1 elves+hill ${hill} hand:2`,
  );
  expect(left(state)).toStrictEqual({ fortress: 1 });
});

it('DRA-1 the Dragon lies with its owner until it has taken a region', () => {
  const forces = [{ race: 'orcs', power: 'dragonMaster', hand: 3, at }];
  expect(left(position({ phase: 'conquer', forces }))).toStrictEqual({ dragon: 1 });
  expect(left(position({ phase: 'conquer', forces, markers: { [farm]: { dragon: 1 } } }))).toStrictEqual({});
});

it('TRO-1 Lairs wait with nobody', () => {
  expect(left(position({ phase: 'conquer', forces: [{ race: 'trolls', power: 'hill', hand: 3 }] }))).toStrictEqual({});
});

it('HAL-2 the Holes that are not dug yet lie with their owner', () => {
  expect(left(position({ phase: 'conquer', forces: [{ race: 'halflings', power: 'hill', hand: 9 }] }))).toStrictEqual({
    hole: 2,
  });
  const dug = (...regions: readonly number[]) => {
    const start = position({ phase: 'conquer', forces: [{ race: 'halflings', power: 'hill', hand: 9 }] });
    return left(play(start, ...regions.map((region) => ({ type: 'conquer', region }) as const)).state);
  };
  expect(dug(farm)).toStrictEqual({ hole: 1 });
  expect(dug(farm, forest)).toStrictEqual({});
  // HAL-3: nor do they come back when their region is given up.
  const given = stateOf(`turn 0 conquer; seat 0 halflings+hill ${farm} hand:9 memory.holes:2`);
  expect(left(given)).toStrictEqual({});
});

it('DEC-8 nothing waits with a race in decline', () => {
  const forces = [{ race: 'halflings', power: null, declined: true, at: { [farm]: 1 } }];
  expect(
    left(position({ phase: 'conquer', forces: [...forces, { race: 'elves', power: 'hill', hand: 3 }] })),
  ).toStrictEqual({});
});
