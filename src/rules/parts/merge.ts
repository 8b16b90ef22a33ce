import type { CostChange, TraitHooks } from '../trait.ts';
import type { PartHooks } from './define.ts';

type Change = NonNullable<TraitHooks['discount']>;

/** The answers of all parts added up; the first clause stands for all. Receipts ask the parts one by one. */
function summed(all: readonly Change[]): Change {
  return (state, force, region) =>
    all.reduce<CostChange | null>((sum, each) => {
      const change = each(state, force, region);
      if (!change) return sum;
      return sum ? { clause: sum.clause, amount: sum.amount + change.amount } : change;
    }, null);
}

type Merging = { [Name in keyof TraitHooks]?: (all: readonly NonNullable<TraitHooks[Name]>[]) => TraitHooks[Name] };

/** How several parts are one, where there may be several. Of anything else the first counts. */
const merging: Merging = {
  discount: summed,
  surcharge: summed,
  coins: (all) => (state, force) => all.flatMap((each) => each(state, force)),
  onConquered: (all) => (play, force, region, how) => {
    for (const each of all) each(play, force, region, how);
  },
  markers: (all) => all.flat(),
  actions: (all) => all.flat(),
};

function mergeOne<Name extends keyof TraitHooks>(name: Name, hooks: readonly TraitHooks[]): TraitHooks {
  const all = hooks.flatMap((each): NonNullable<TraitHooks[Name]>[] => {
    const hook = each[name];
    return hook === undefined ? [] : [hook as NonNullable<TraitHooks[Name]>];
  });
  const [first, second] = all;
  if (first === undefined) return {};
  const merge = second === undefined ? undefined : merging[name];
  return { [name]: merge ? merge(all) : first };
}

function mergeHooks(hooks: readonly TraitHooks[]): TraitHooks {
  const names = new Set(hooks.flatMap((each) => Object.keys(each) as (keyof TraitHooks)[]));
  return Object.assign({}, ...[...names].map((name) => mergeOne(name, hooks)));
}

export function mergeParts(parts: readonly PartHooks[]): PartHooks {
  const active = mergeHooks(parts.map(({ declined: _, ...hooks }) => hooks));
  const declined = parts.flatMap((part) => (part.declined ? [part.declined] : []));
  return declined.length === 0 ? active : { ...active, declined: mergeHooks(declined) };
}
