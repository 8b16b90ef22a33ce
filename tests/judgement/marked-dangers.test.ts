import { describe, expect, it } from 'vitest';
import { dangersOf, markedDangersOf } from '../../src/judgement/ahead.ts';
import { view } from '../../src/rules/index.ts';
import { stateOf } from '../support/position.ts';

describe('dangers marked on the board', () => {
  const told = (phase: string) => {
    const seen = view(stateOf(`turn 0 ${phase}; seat 0 humans+merchant 1:1 hand:2; seat 1 orcs+hill 2:7`), 0);
    return [dangersOf(seen).size > 0, markedDangersOf(seen).size > 0];
  };

  it('are those that remain once the tokens are placed: none while the person is still conquering', () => {
    expect(told('conquer')).toEqual([true, false]);
    expect(told('redeploy')).toEqual([true, true]);
  });
});
