import type { Clause } from '../clause.ts';
import type { Trait, TraitHooks } from '../trait.ts';
import { coins, dowry, income, spoils } from './coins.ts';
import { convert } from './convert.ts';
import type { AnyPartRule, PartHooks, PartOf } from './define.ts';
import { discount, surcharge } from './discount.ts';
import { acts, keepsTokens, lateDecline, lingers, treaty } from './grants.ts';
import { marker, markerHooks } from './marker.ts';
import { mergeParts } from './merge.ts';
import { noFinalRoll, roll } from './roll.ts';
import { strike, strikeHooks } from './strike.ts';
import { losses, recruits, visitors } from './tokens.ts';
import { entry, links, reach, water } from './ways.ts';

export type { AnyPartRule } from './define.ts';

/** The vocabulary that races and powers are made of, in the order in which its parts are offered. */
const partRules = {
  discount,
  surcharge,
  entry,
  reach,
  links,
  water,
  losses,
  visitors,
  recruits,
  coins,
  spoils,
  income,
  dowry,
  marker,
  strike,
  convert,
  roll,
  noFinalRoll,
  treaty,
  lateDecline,
  keepsTokens,
  acts,
  lingers,
} as const;

export type PartName = keyof typeof partRules;

/** A part with its fields filled in, as the data of a box have it. Plain JSON. */
export type Part = PartOf<(typeof partRules)[PartName]>;

export function partRule(part: PartName): AnyPartRule {
  // The table's rows differ in their fields; whoever has a name from data knows no more of them than this.
  return partRules[part] as unknown as AnyPartRule;
}

export const partNames = Object.keys(partRules) as readonly PartName[];

export function isPartName(name: unknown): name is PartName {
  return typeof name === 'string' && Object.hasOwn(partRules, name);
}

export const mostParts = 6;

/** What a race or power of one's own changes, by its parts: together, and one by one for receipts. */
export interface OwnHooks extends PartHooks {
  readonly parts: readonly Part[];
  readonly pieces: readonly TraitHooks[];
}

/** Makes the hooks of a race or power of one's own from its parts. Each has the clause of its part. */
export function ownHooks(parts: readonly Part[]): OwnHooks {
  const each = parts.map((part) => {
    const rule = partRule(part.part);
    return rule.hooks(part, [rule.clause]);
  });
  return { ...mergeParts(each), parts, pieces: each.map(({ declined: _, ...hooks }) => hooks) };
}

/** The parts of the printed races and powers: the same vocabulary, with their own pieces and their own clauses. */
export type PrintedPart = { readonly clauses: readonly [Clause, ...Clause[]] } & (
  | Exclude<Part, { readonly part: 'marker' | 'strike' }>
  | ({ readonly part: 'marker' } & Parameters<typeof markerHooks>[0])
  | { readonly part: 'strike'; readonly piece: string; readonly again: Parameters<typeof strikeHooks>[2] }
);

const printedParts = new WeakMap<object, readonly PrintedPart[]>();

export function printed<T extends Trait>(on: T, parts: readonly PrintedPart[]): T {
  const trait = { ...on, ...mergeParts(parts.map(printedHooks)) };
  printedParts.set(trait, parts);
  return trait;
}

function printedHooks(part: PrintedPart): PartHooks {
  if (part.part === 'marker') return markerHooks(part, part.clauses);
  if (part.part === 'strike') return strikeHooks(part.piece, part.clauses[0], part.again);
  return partRule(part.part).hooks(part, part.clauses);
}

/** The parts that a race or a power is made of; none for one that is made otherwise. */
export function partsOf(trait: Trait): readonly (Part | PrintedPart)[] {
  return trait.parts ?? printedParts.get(trait) ?? [];
}
