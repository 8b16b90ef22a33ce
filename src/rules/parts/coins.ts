import type { Clause } from '../clause.ts';
import { heldRegions } from '../queries.ts';
import type { Force, PublicState, RegionId } from '../state.ts';
import type { CoinLine, TraitHooks } from '../trait.ts';
import { definePart, type PartHooks } from './define.ts';
import { choice, count, maybe, some } from './field.ts';
import { fitsAny, grounds } from './where.ts';

/** When coins are paid: while the race is active, in decline, or both. */
const times = ['active', 'declined', 'always'] as const;

function paid(coins: NonNullable<TraitHooks['coins']>, when: (typeof times)[number] = 'active'): PartHooks {
  return {
    ...(when !== 'declined' && { coins }),
    ...(when !== 'active' && { declined: { coins } }),
  };
}

/** Coins for each region held, of some kind. */
export const coins = definePart('coins', {
  clause: 'PRT-10',
  fields: { amount: count(1, 2), where: some(grounds), when: maybe(choice(times)) },
  many: true,
  hooks({ amount, where, when }, [clause]) {
    const fits = fitsAny(where);
    return paid(perRegion(clause, fits, amount), when);
  },
});

/** Coins for each region conquered this turn. */
export const spoils = definePart('spoils', {
  clause: 'PRT-11',
  fields: { amount: count(1, 2), of: choice(['nonEmpty', 'conquered']), where: maybe(some(grounds)) },
  many: true,
  hooks({ amount, of, where }, [clause]) {
    const fits = fitsAny(where ?? ['any']);
    return paid((state, force) =>
      state.turn.conquests.flatMap(({ force: by, region, nonEmpty }) =>
        by === force.id && (nonEmpty || of === 'conquered') && fits(state, region) ? [{ clause, amount, region }] : [],
      ),
    );
  },
});

/** Coins every turn, whatever it holds. */
export const income = definePart('income', {
  clause: 'PRT-12',
  fields: { amount: count(1, 3), when: maybe(choice(times)) },
  hooks: ({ amount, when }, [clause]) => paid(() => [{ clause, amount, region: null }], when),
});

/** Coins once, at the end of the turn in which it was picked. */
export const dowry = definePart('dowry', {
  clause: 'PRT-13',
  fields: { amount: count(1, 9) },
  hooks: ({ amount }, [clause]) =>
    paid((state, force) =>
      state.turn.picked && state.turnSeat === force.seat ? [{ clause, amount, region: null }] : [],
    ),
});

type Coins = NonNullable<TraitHooks['coins']>;

export function perRegion(
  clause: Clause,
  fits: (state: PublicState, region: RegionId) => boolean,
  amount: number,
): Coins {
  return (state, force) => {
    const lines: CoinLine[] = [];
    for (const region of heldRegions(state, force)) if (fits(state, region)) lines.push({ clause, amount, region });
    return lines;
  };
}

export function nonEmptyConquests(state: PublicState, force: Force): RegionId[] {
  return state.turn.conquests.flatMap(({ force: by, region, nonEmpty }) =>
    by === force.id && nonEmpty ? [region] : [],
  );
}
