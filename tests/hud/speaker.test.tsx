// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Speaker } from '../../src/hud/frame/Speaker.tsx';
import { Speaks } from '../../src/hud/frame/Speaks.tsx';
import { type Claim, type Rank, ranks, speakerOf } from '../../src/hud/frame/speaker.ts';
import { ScopeContext } from '../../src/table/scope.tsx';
import { scope } from '../support/at-table.tsx';

interface Wish {
  readonly by: string;
  readonly rank: Rank;
  readonly isWanted?: boolean;
  readonly what?: number;
}

/** All that wants to speak at a table, and the place for it. */
const shown = (wishes: readonly Wish[]) => (
  <ScopeContext value={scope}>
    <Speaker />
    {wishes.map(({ by, ...wish }) => (
      <Speaks key={by} {...wish}>
        <button type="button">{by}</button>
      </Speaks>
    ))}
  </ScopeContext>
);
const heard = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

afterEach(cleanup);

describe('of all that wants to speak', () => {
  it('questions come before refusals, what teaches, what happened, and what somebody says; the others wait', () => {
    const wishes = ranks.map((rank) => ({ by: rank, rank })).toReversed();
    const { rerender } = render(shown(wishes));
    for (let left = wishes.length; left > 0; left--) {
      rerender(shown(wishes.slice(0, left)));
      expect(heard()).toEqual([wishes[left - 1]?.by]);
      expect(document.querySelector('.speaker')?.textContent).toBe(wishes[left - 1]?.by);
    }
    rerender(shown([]));
    expect(heard()).toEqual([]);
  });

  it.each([
    ['asked', 'first'],
    ['question', 'first'],
    ['refusal', 'last'],
    ['lesson', 'last'],
    ['meanwhile', 'last'],
    ['talk', 'last'],
  ] as const)('among equals (%s) the %s speaks', (rank, who) => {
    const one: Wish = { by: 'first', rank, what: 1 };
    const { rerender } = render(shown([one]));
    rerender(shown([one, { by: 'last', rank }]));
    expect(heard()).toEqual([who]);
    rerender(
      shown([
        { ...one, what: 2 },
        { by: 'last', rank },
      ]),
    );
    // What is said again is the latest.
    expect(heard()).toEqual([who === 'first' ? 'last' : 'first']);
  });

  it('what is no longer true drops its claim while it waits', () => {
    const question: Wish = { by: 'question', rank: 'question' };
    const { rerender } = render(shown([question, { by: 'line', rank: 'talk' }]));
    expect(heard()).toEqual(['question']);
    rerender(shown([question, { by: 'line', rank: 'talk', isWanted: false }]));
    rerender(shown([{ by: 'line', rank: 'talk', isWanted: false }]));
    expect(heard()).toEqual([]);
  });

  it('never more than one is shown, the first in order, and each question and refusal until it is over', () => {
    const step = fc.record({ who: fc.nat(5), rank: fc.constantFrom(...ranks), isWanted: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 24 }), (steps) => {
        cleanup();
        const wishes = new Map<number, Wish>();
        const { rerender } = render(shown([]));
        for (const { who, rank, isWanted } of steps) {
          if (isWanted) wishes.set(who, { by: String(who), rank });
          else wishes.delete(who);
          act(() => rerender(shown([...wishes.values()])));
          const wanted = [...wishes.values()].map((wish) => ranks.indexOf(wish.rank));
          const speaks = heard();
          expect(speaks).toHaveLength(Math.min(1, wishes.size));
          // Whatever has the highest rank is not passed over, however long it has waited.
          const first = ranks[Math.min(...wanted)];
          if (speaks.length > 0) expect(wishes.get(Number(speaks[0]))?.rank).toBe(first);
        }
        // Once all else is over, everybody who still waits has spoken.
        const waited = new Set(wishes.keys());
        while (wishes.size > 0) {
          const [by] = heard();
          expect(waited.delete(Number(by))).toBe(true);
          wishes.delete(Number(by));
          act(() => rerender(shown([...wishes.values()])));
        }
        expect(waited.size).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('nobody, where nobody wants to', () => {
    expect(speakerOf([])).toBeNull();
    const claim: Claim = { by: 'a', rank: 'talk' };
    expect(speakerOf([claim])).toBe(claim);
  });
});
