import { describe, expect, it } from 'vitest';
import { contentOf, forceOf } from '../../../src/rules/index.ts';
import { play, position } from '../../support/position.ts';

const { races } = contentOf({});

describe('Ratmen', () => {
  it('RAT-1 their number is their benefit', () => {
    const column = [{ race: 'ratmen', power: 'merchant', coins: 0 }];
    const { state } = play(position({ phase: 'pickCombo', column }), { type: 'pickCombo', index: 0 });
    expect(forceOf(state, 0).hand).toBe(8 + 2);
    for (const { id, tokens } of Object.values(races)) if (id !== 'ratmen') expect(tokens).toBeLessThan(8);
  });

  it('RAT-1 and nothing else', () => {
    expect(races.ratmen).toEqual({ id: 'ratmen', tokens: 8, supply: 13 });
  });
});
