import { definePart } from './define.ts';

/** A promise of peace with an opponent whose active race was not attacked this turn. */
export const treaty = definePart('treaty', {
  clause: 'PRT-19',
  fields: {},
  hooks: (_said, [clause]) => ({ treaty: { clause } }),
});

export const lateDecline = definePart('lateDecline', {
  clause: 'PRT-20',
  fields: {},
  hooks: (_said, [clause]) => ({ lateDecline: { clause } }),
});

export const keepsTokens = definePart('keepsTokens', {
  clause: 'PRT-21',
  fields: {},
  hooks: (_said, [clause]) => ({ declined: { keepsTokens: { clause } } }),
});

export const acts = definePart('acts', {
  clause: 'PRT-22',
  fields: {},
  hooks: (_said, [clause]) => ({ declined: { acts: { clause } } }),
});

/** Does not count as the one race in decline. */
export const lingers = definePart('lingers', {
  clause: 'PRT-23',
  fields: {},
  hooks: (_said, [clause]) => ({ declined: { lingers: { clause } } }),
});
