import type { Force, PublicState } from '../state.ts';
import { nonEmptyConquests } from './coins.ts';
import { definePart } from './define.ts';
import { choice, count, maybe } from './field.ts';

/** Tokens put back in the tray when one of its regions is conquered (LOS-1). */
export const losses = definePart('losses', {
  clause: 'PRT-7',
  fields: { tokens: count(0, 3) },
  hooks: ({ tokens }, [clause]) => ({ losses: { clause, tokens } }),
});

/** Tokens that come along to conquer, and leave the map at the end of each redeployment. */
export const visitors = definePart('visitors', {
  clause: 'PRT-8',
  fields: { tokens: count(1, 5) },
  hooks: ({ tokens }, [clause, leaving = clause, emptying = leaving]) => ({
    extraTokens: { clause, tokens },
    setAside: { clause: leaving, emptying, tokens },
  }),
});

const counted = {
  nonEmpty: (state: PublicState, force: Force) => nonEmptyConquests(state, force).length,
  conquered: (state: PublicState, { id }: Force) => state.turn.conquests.filter(({ force }) => force === id).length,
  turn: () => 1,
} as const;

/** At redeployment, for conquests of the turn, or each turn. Never more than the tray has, nor `most`. */
export const recruits = definePart('recruits', {
  clause: 'PRT-9',
  fields: {
    tokens: count(1, 2),
    per: choice(['nonEmpty', 'conquered', 'turn']),
    every: maybe(count(1, 4)),
    most: maybe(count(1, 6)),
  },
  misfit: ({ per, every }) =>
    per === 'turn' && every !== undefined ? { field: 'every', why: 'partBars', other: 'per' } : null,
  hooks({ tokens, per, every = 1, most = Number.MAX_SAFE_INTEGER }, [clause]) {
    const number = counted[per];
    return {
      reinforcements: (state, force) => ({
        clause,
        tokens: Math.min(most, tokens * Math.floor(number(state, force) / every)),
      }),
    };
  },
});
