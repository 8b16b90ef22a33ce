import { describe, expect, it } from 'vitest';
import {
  digest,
  holdersOf,
  houseCount,
  isHouse,
  newGame,
  readBoxName,
  readHouse,
  readState,
  ruled,
  rulingIds,
  tidied,
} from '../../../src/rules/index.ts';
import reference from '../../../src/ui/locale/en/reference.json';
import { playChecked } from '../../../tools/checks/checked-game.ts';
import { withRandomHouse } from '../../../tools/checks/random-house.ts';
import { drawFrom, randomCommand } from '../../../tools/checks/random-player.ts';

const house = (value: unknown) => readBoxName({ id: 'base', house: value });

describe('the rules of a house', () => {
  it('have one form: in the order of the table, without what changes nothing', () => {
    expect(house({ otherwise: ['LOS-2', 'CON-1', 'LOS-2'], rounds: 0, coins: [0, 3, 0] })).toEqual({
      id: 'base',
      house: { otherwise: ['CON-1', 'LOS-2'], coins: [0, 3] },
    });
    expect(house({ otherwise: [], draft: false, rounds: 0, coins: [0, 0] })).toEqual({ id: 'base' });
    expect(tidied({})).toBeUndefined();
  });

  it.each([
    ['a clause without another reading', { otherwise: ['CON-2'] }],
    ['an unknown field', { odd: 1 }],
    ['two rounds more', { rounds: 2 }],
    ['six rounds fewer', { rounds: -6 }],
    ['half a coin', { coins: [0.5] }],
    ['coins for six', { coins: [1, 1, 1, 1, 1, 1] }],
    ['too many coins', { coins: [21] }],
    ['a draft of one', { draft: 1 }],
    ['a list', []],
    ['nothing', null],
  ])('with %s are no box', (_, value) => {
    expect(house(value)).toBeNull();
  });

  it('are counted by clauses and variants', () => {
    const counts = [{}, { draft: true }, { otherwise: ['CON-1', 'LOS-2'], rounds: 1, coins: [0, 2] }] as const;
    expect(counts.map(houseCount)).toEqual([0, 1, 4]);
    expect(counts.map(isHouse)).toEqual([false, true, true]);
    expect(readHouse({ draft: true, odd: 1 })).toBeNull();
  });

  it('that give coins to nobody’s seat are refused', () => {
    const content = { id: 'base', house: { coins: [0, 0, 4] } };
    expect(newGame({ players: 2, seed: 1, content })).toMatchObject({ ok: false, refusal: { code: 'malformedSetup' } });
  });

  it('a table without any is what it was: the state names no box', () => {
    const plain = newGame({ players: 2, seed: 1 });
    const named = newGame({ players: 2, seed: 1, content: { id: 'base', house: {} } });
    if (!plain.ok || !named.ok) throw new Error('refused');
    expect(plain.state.content).toBeUndefined();
    expect(digest(named.state)).toBe(digest(plain.state));
  });

  it('are part of the state, and read back with it', () => {
    const start = newGame({ players: 2, seed: 1, content: { id: 'base', house: { otherwise: ['CON-1'] } } });
    if (!start.ok) throw new Error(start.refusal.code);
    expect(ruled(start.state, 'CON-1')).toBe(true);
    expect(ruled(start.state, 'CON-8')).toBe(false);
    const again = readState(JSON.parse(JSON.stringify(start.state)));
    expect(again).toEqual({ ok: true, state: start.state });
  });

  it.each(rulingIds)('%s is told both ways, and by whom it is held', (id) => {
    expect(reference).toHaveProperty(`otherwise.${id}`.split('\u0000'));
    const holders = holdersOf(id);
    const editions = typeof holders === 'string' ? [] : [...holders.by, ...(holders.partly ?? [])];
    expect(typeof holders === 'string' || editions.length > 0).toBe(true);
    expect(new Set(editions).size).toBe(editions.length);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('game %i at a table with rules of its own has nothing amiss', (number) => {
    const setup = withRandomHouse({ players: 2 + (number % 4), seed: 77_000 + number });
    const draw = drawFrom(setup.seed);
    const { state } = playChecked({ setup, choose: (now) => randomCommand(draw, now) });
    expect(state.phase).toBe('gameOver');
  });
});
