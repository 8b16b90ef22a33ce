import type { Clause } from '../clause.ts';
import { areAdjacent, factsOf, heldRegions } from '../queries.ts';
import { ruled } from '../rulings/index.ts';
import type { Force, PublicState, RegionId } from '../state.ts';
import { definePart } from './define.ts';
import { count, type Filled, maybe, some } from './field.ts';
import { fitsAny, grounds, heldBy, holders } from './where.ts';

const fields = {
  amount: count(1, 2),
  where: some(grounds),
  beside: maybe(some(grounds)),
  holder: maybe(some(holders)),
} as const;

type Asks = (state: PublicState, force: Force, region: RegionId) => boolean;

/** Is it such a region, beside one of its own of such a kind, held by one of those? */
function matching({ where, beside, holder }: Filled<typeof fields>, clause: Clause): Asks {
  const fits = fitsAny(where);
  const asks: Asks[] = where.includes('any') ? [] : [(state, _force, region) => fits(state, region)];
  if (holder) asks.push(heldBy(holder));
  if (beside) {
    const near = fitsAny(beside);
    const isAny = besideAny(clause);
    asks.push(
      (state, force, region) =>
        heldRegions(state, force).some((held) => near(state, held) && areAdjacent(state, force, held, region)) ||
        (isAny(state) && factsOf(state, region).neighbours.some((next) => near(state, next))),
    );
  }
  const [first, second] = asks;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  return (state, force, region) => asks.every((ask) => ask(state, force, region));
}

/** GIA-1, read otherwise: is one beside it enough, whoever holds that? Only the printed clause is read so. */
function besideAny(clause: Clause): (state: PublicState) => boolean {
  return clause === 'GIA-1' ? (state) => ruled(state, clause) : () => false;
}

/** Tokens saved on a conquest (CON-5), by terrain, symbol, neighbour or holder. */
export const discount = definePart('discount', {
  clause: 'PRT-1',
  fields,
  many: true,
  hooks(said, [clause]) {
    const matches = matching(said, clause);
    const change = { clause, amount: said.amount };
    return { discount: (state, force, region) => (matches(state, force, region) ? change : null) };
  },
});

/** Tokens that a conquest costs more, by the same. */
export const surcharge = definePart('surcharge', {
  clause: 'PRT-2',
  fields,
  many: true,
  hooks(said, [clause]) {
    const matches = matching(said, clause);
    const change = { clause, amount: said.amount };
    return { surcharge: (state, force, region) => (matches(state, force, region) ? change : null) };
  },
});
