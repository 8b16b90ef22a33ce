import type { Command } from './command.ts';
import type { RegionId } from './state.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;

/** No board has more regions than this, and no race more tokens. */
const mostRegions = 64;
const mostTokens = 32;

/**
 * Makes each item when it is first asked for, and keeps it: legal lists name the same few hundred commands at every step, and a list
 * of known objects costs next to nothing. A number of `most` or more is not kept: it may come from anywhere.
 */
function kept<T>(most: number, make: (number: number) => T): (number: number) => T {
  const known: T[] = [];
  return (number) => {
    const item = known[number] ?? make(number);
    if (number < most) known[number] = item;
    return item;
  };
}

const perRegion = <Type extends 'abandon' | 'conquer' | 'finalRoll'>(type: Type) =>
  kept(mostRegions, (region) => Object.freeze({ type, region }));

function perTokens<Type extends 'place' | 'lift'>(type: Type) {
  const make = (region: RegionId, count: number) => Object.freeze({ type, region, count });
  const small = kept(mostRegions * mostTokens, (number) => make(Math.floor(number / mostTokens), number % mostTokens));
  return (region: RegionId, count: number) =>
    count < mostTokens ? small(region * mostTokens + count) : make(region, count);
}

/** The commands there are, by kind: shared and frozen. Those with names in them are made anew each time. */
export const commands = {
  pickCombo: kept(mostRegions, (index): Of<'pickCombo'> => Object.freeze({ type: 'pickCombo', index })),
  expand: Object.freeze({ type: 'expand' }) satisfies Command,
  decline: Object.freeze({ type: 'decline' }) satisfies Command,
  pass: Object.freeze({ type: 'pass' }) satisfies Command,
  abandon: perRegion('abandon'),
  conquer: perRegion('conquer'),
  finalRoll: perRegion('finalRoll'),
  endConquests: Object.freeze({ type: 'endConquests' }) satisfies Command,
  place: perTokens('place'),
  lift: perTokens('lift'),
  endRedeployment: Object.freeze({ type: 'endRedeployment' }) satisfies Command,
} as const;
