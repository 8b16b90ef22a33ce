import { describe, expect, it } from 'vitest';
import { holds, tableOf } from '../../tools/bench/figure.ts';

describe('a figure of the bench', () => {
  it('holds on the right side of its aim, the aim itself included', () => {
    expect(holds({ name: 'a', value: 60, aim: { atMost: 60 } })).toBe(true);
    expect(holds({ name: 'a', value: 61, aim: { atMost: 60 } })).toBe(false);
    expect(holds({ name: 'a', value: 250, aim: { atLeast: 250 } })).toBe(true);
    expect(holds({ name: 'a', value: 249.9, aim: { atLeast: 250 } })).toBe(false);
    expect(holds({ name: 'a', value: 1 })).toBe(true);
  });

  it('stands in the table beside its aim, and a missed one says so', () => {
    const table = tableOf([
      { name: 'calls', value: 9, aim: { atMost: 60 } },
      { name: 'games', value: 700, aim: { atLeast: 800 }, note: 'of two' },
      { name: 'ratio', value: 1.284 },
    ]);
    expect(table.split('\n').slice(1)).toEqual([
      'calls       9   ≤ 60  ok',
      'games     700  ≥ 800  MISSED  of two',
      'ratio    1.28',
    ]);
  });
});
