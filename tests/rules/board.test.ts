import { describe, expect, it } from 'vitest';
import { boardIds, boards, explain, income, isNonEmpty } from '../../src/rules/index.ts';
import {
  farm,
  forest,
  hill,
  innerForest,
  innerHill,
  innerPeak,
  lake,
  peak,
  shore,
  southSea,
  swamp,
} from '../support/places.ts';
import { type ForceSpec, play, position, refused } from '../support/position.ts';
import { only } from '../support/read.ts';

describe('the board', () => {
  it.each(boardIds)('MAP-1 on the board for %i every region has one terrain, and only land has symbols', (id) => {
    const land = ['farmland', 'hill', 'forest', 'swamp', 'mountain'];
    for (const { terrain, symbols } of boards[id].regions) {
      expect([...land, 'sea', 'lake']).toContain(terrain);
      expect(new Set(symbols).size).toBe(symbols.length);
      for (const symbol of symbols) expect(['mine', 'magic', 'cavern']).toContain(symbol);
      if (!land.includes(terrain)) expect(symbols).toEqual([]);
    }
  });

  it('MAP-1 water counts for no bonus of terrain or symbol', () => {
    const state = position({
      forces: [{ race: 'wizards', power: 'seafaring', at: { [farm]: 1, [lake]: 1, [southSea]: 1 } }],
    });
    expect(income(state, 0).map(({ clause, region }) => [clause, region])).toEqual([
      ['SCO-1', farm],
      ['SCO-1', lake],
      ['SCO-1', southSea],
      ['WIZ-1', farm],
    ]);
  });

  it('MAP-2 regions across the water are not adjacent, but for whoever holds the water', () => {
    const ashore: ForceSpec = { race: 'humans', power: 'hill', hand: 5, at: { [forest]: 1 } };
    expect(refused(position({ forces: [ashore] }), { type: 'conquer', region: innerForest })).toMatchObject({
      clause: 'CON-3',
    });
    const sailors: ForceSpec = { race: 'ratmen', power: 'seafaring', seat: 1, at: { [lake]: 1 } };
    expect(refused(position({ forces: [ashore, sailors] }), { type: 'conquer', region: innerForest }).clause).toBe(
      'CON-3',
    );
    const afloat: ForceSpec = { ...ashore, power: 'seafaring', at: { [lake]: 1 } };
    expect(explain(position({ forces: [afloat] }), { type: 'conquer', region: innerForest })).toBeNull();
  });

  it('MAP-4 the shore of a sea is a border, whoever holds that sea; the shore of the lake is none', () => {
    const newcomer: ForceSpec = { race: 'humans', power: 'hill', hand: 5 };
    const sailors: ForceSpec = { race: 'ratmen', power: 'seafaring', seat: 1, at: { [southSea]: 1, [lake]: 1 } };
    for (const forces of [[newcomer], [newcomer, sailors]]) {
      const state = position({ forces });
      expect(explain(state, { type: 'conquer', region: shore })).toBeNull();
      expect(explain(state, { type: 'conquer', region: hill })).toBeNull();
      expect(refused(state, { type: 'conquer', region: innerHill })).toMatchObject({ clause: 'CON-2' });
    }
  });

  it('MAP-6 a Lost Tribe or a token makes a region non-empty; Mountains and markers alone do not', () => {
    const empty = { force: null, tokens: 0, lostTribe: false, markers: {} };
    expect(isNonEmpty(empty)).toBe(false);
    expect(isNonEmpty({ ...empty, markers: { mountain: 1, fortress: 1, lair: 1 } })).toBe(false);
    expect(isNonEmpty({ ...empty, lostTribe: true })).toBe(true);
    expect(isNonEmpty({ ...empty, force: 0, tokens: 1 })).toBe(true);
  });

  it('MAP-6 conquests say whether the region was non-empty, one’s own race in decline counting ◆', () => {
    const state = position({
      lostTribes: [innerHill],
      forces: [
        { race: 'orcs', power: 'pillaging', hand: 9, at: { [farm]: 1 } },
        { race: 'humans', power: null, declined: true, at: { [forest]: 1 } },
        { race: 'elves', power: 'hill', seat: 1, at: { [swamp]: 1 } },
      ],
    });
    const nonEmpty = (...path: number[]) => {
      const { events } = play(state, ...path.map((region) => ({ type: 'conquer', region }) as const));
      return only(events, 'conquered').map((event) => event.nonEmpty);
    };
    expect(nonEmpty(innerHill)).toEqual([true]);
    expect(nonEmpty(peak)).toEqual([false]);
    expect(nonEmpty(forest, swamp, innerPeak)).toEqual([true, true, false]);
  });
});
