import type { BoxName, OwnPowerData, Part } from '../../src/rules/index.ts';

type Brought = Pick<OwnPowerData, 'does' | 'parts'>;

/** A box with a race and a power that bring these. */
export const boxOf = (race: Brought, power: Brought): BoxName => ({
  id: 'base',
  own: {
    ownRaces: [{ id: 'gnomes', tokens: 6, borrows: 'skeletons', ...race }],
    ownPowers: [{ id: 'nimble', tokens: 4, ...power }],
  },
});

/** One in which both bring the same part, or each its own. */
export const both = (one: Part, other: Part = one) => boxOf({ parts: [one] }, { parts: [other] });

/** What becomes of two of each part: the sum, the smaller, what either allows, or one; of pieces there never are two. */
export const ofTwo: Readonly<Record<Part['part'], 'sum' | 'smaller' | 'either' | 'one' | 'never'>> = {
  discount: 'sum',
  surcharge: 'sum',
  entry: 'either',
  reach: 'either',
  links: 'either',
  water: 'one',
  losses: 'smaller',
  visitors: 'sum',
  recruits: 'sum',
  coins: 'sum',
  spoils: 'sum',
  income: 'sum',
  dowry: 'sum',
  marker: 'never',
  strike: 'sum',
  convert: 'sum',
  roll: 'one',
  noFinalRoll: 'one',
  treaty: 'one',
  lateDecline: 'one',
  keepsTokens: 'one',
  acts: 'one',
  lingers: 'one',
};

/** Each part that there can be two of, with something in it. */
export const filled: Readonly<Record<Exclude<Part['part'], 'marker'>, Part>> = {
  discount: { part: 'discount', amount: 1, where: ['any'] },
  surcharge: { part: 'surcharge', amount: 1, where: ['any'] },
  entry: { part: 'entry', where: ['any'] },
  reach: { part: 'reach', where: ['any'] },
  links: { part: 'links', where: ['hill'] },
  water: { part: 'water' },
  losses: { part: 'losses', tokens: 2 },
  visitors: { part: 'visitors', tokens: 3 },
  recruits: { part: 'recruits', tokens: 1, per: 'turn' },
  coins: { part: 'coins', amount: 1, where: ['any'] },
  spoils: { part: 'spoils', amount: 1, of: 'conquered' },
  income: { part: 'income', amount: 1 },
  dowry: { part: 'dowry', amount: 1 },
  strike: { part: 'strike' },
  convert: { part: 'convert' },
  roll: { part: 'roll' },
  noFinalRoll: { part: 'noFinalRoll' },
  treaty: { part: 'treaty' },
  lateDecline: { part: 'lateDecline' },
  keepsTokens: { part: 'keepsTokens' },
  acts: { part: 'acts' },
  lingers: { part: 'lingers' },
};
