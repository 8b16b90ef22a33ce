import type { CostChange, TraitHooks } from '../trait.ts';
import type { PartHooks } from './define.ts';

type Change = NonNullable<TraitHooks['discount']>;

/** All parts' answers in one, where each says how much: the first clause stands for all. Receipts ask the parts one by one. */
function summed(all: readonly Change[]): Change {
  return (state, force, region) =>
    all.reduce<CostChange | null>((sum, each) => {
      const change = each(state, force, region);
      if (!change) return sum;
      return sum ? { clause: sum.clause, amount: sum.amount + change.amount } : change;
    }, null);
}

type Merging = { [Name in keyof TraitHooks]?: (all: readonly NonNullable<TraitHooks[Name]>[]) => TraitHooks[Name] };

/** How several parts are one, for what may be there several times. Of anything else there is one, and the first counts. */
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

/** What several parts change together. */
function mergeHooks(hooks: readonly TraitHooks[]): TraitHooks {
  const names = new Set(hooks.flatMap((each) => Object.keys(each) as (keyof TraitHooks)[]));
  return Object.assign({}, ...[...names].map((name) => mergeOne(name, hooks)));
}

/** What the parts of a race or a power change together, active and in decline. */
export function mergeParts(parts: readonly PartHooks[]): PartHooks {
  const active = mergeHooks(parts.map(({ declined: _, ...hooks }) => hooks));
  const declined = parts.flatMap((part) => (part.declined ? [part.declined] : []));
  return declined.length === 0 ? active : { ...active, declined: mergeHooks(declined) };
}
