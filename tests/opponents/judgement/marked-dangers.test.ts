import { describe, expect, it } from 'vitest';
import { dangersOf, markedDangersOf } from '../../../src/opponents/judgement/ahead.ts';
import { view } from '../../../src/rules/index.ts';
import { stateOf } from '../../support/position.ts';

describe('dangers marked on the board', () => {
  const told = (phase: string) => {
    const seen = view(stateOf(`turn 0 ${phase}; seat 0 humans+merchant 1:1 hand:2; seat 1 orcs+hill 2:7`), 0);
    return [dangersOf(seen).size > 0, markedDangersOf(seen).size > 0];
  };

  it('are those that remain once the tokens are placed: none while the person is still conquering', () => {
    expect(told('conquer')).toEqual([true, false]);
    expect(told('redeploy')).toEqual([true, true]);
  });

  it('END-1 are none in the last turn of one’s own', () => {
    const marked = (round: number) =>
      markedDangersOf(
        view(stateOf(`round ${round}; turn 0 redeploy; seat 0 humans+merchant 1:1; seat 1 orcs+hill 2:7`), 0),
      ).size > 0;
    expect(marked(9)).toBe(true);
    expect(marked(10)).toBe(false);
  });

  it('leave out what only a race yet to be picked could do, where it could do so anywhere', () => {
    const seen = (held: string) =>
      view(stateOf(`turn 0 redeploy; seat 0 humans+merchant ${held}; seat 1 orcs declined 7`), 0);
    const grades = (held: string) => [...dangersOf(seen(held)).values()].map(({ grade }) => grade);
    expect(new Set(grades('1:1 2:1'))).toEqual(new Set(['new']));
    expect(markedDangersOf(seen('1:1 2:1')).size).toBe(2);
    const many = '1:1 2:1 4:1 5:1 6:1 9:1';
    expect(grades(many).filter((grade) => grade === 'new').length).toBeGreaterThan(4);
    expect(markedDangersOf(seen(many)).size).toBe(0);
  });

  it.each([
    ['3:9', ['certain', 'certain', 'certain', 'chance'], 3],
    ['3:10', ['certain', 'certain', 'certain', 'certain'], 0],
  ])('are all of a grade or none, and never more than three: beside %s', (orcs, grades, count) => {
    const held = 'seat 0 humans+merchant 1:1 2:1 4:1 5:1';
    const seen = view(stateOf(`turn 0 redeploy; ${held}; seat 1 orcs+hill ${orcs}`), 0);
    expect([...dangersOf(seen).values()].map(({ grade }) => grade)).toEqual(grades);
    expect([...markedDangersOf(seen).values()].map(({ grade }) => grade)).toEqual(grades.slice(0, count));
  });
});
