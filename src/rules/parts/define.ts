import type { Clause } from '../clause.ts';
import type { TraitHooks } from '../trait.ts';
import type { Filled, PartFields } from './field.ts';

export interface PartHooks extends TraitHooks {
  readonly declined?: TraitHooks;
}

/** The clauses that account for a part: its own, and for what needs more than one, the others. */
export type PartClauses = readonly [Clause, ...Clause[]];

/** Two fields that do not go together, or one that another asks for. */
export interface Misfit {
  readonly field: string;
  readonly why: 'partNeeds' | 'partBars';
  readonly other: string;
}

export interface PartRule<Name extends string = string, F extends PartFields = PartFields> {
  readonly part: Name;
  /** The clause of a race or power of one's own that has it. */
  readonly clause: Clause;
  readonly fields: F;
  /** May a race or a power have several of them? */
  readonly many: boolean;
  readonly misfit: (said: Filled<F>) => Misfit | null;
  readonly hooks: (said: Filled<F>, clauses: PartClauses) => PartHooks;
}

interface Definition<F extends PartFields> {
  readonly clause: Clause;
  readonly fields: F;
  readonly many?: true;
  readonly misfit?: (said: Filled<F>) => Misfit | null;
  readonly hooks: (said: Filled<F>, clauses: PartClauses) => PartHooks;
}

export function definePart<const Name extends string, const F extends PartFields>(
  part: Name,
  { many, misfit = () => null, ...definition }: Definition<F>,
): PartRule<Name, F> {
  return { part, many: many ?? false, misfit, ...definition };
}

/** A part whose fields are known only once its name is. */
export interface AnyPartRule extends Omit<PartRule, 'misfit' | 'hooks'> {
  readonly misfit: (said: object) => Misfit | null;
  readonly hooks: (said: object, clauses: PartClauses) => PartHooks;
}

export type PartOf<Rule> = Rule extends PartRule<infer Name, infer F> ? { readonly part: Name } & Filled<F> : never;
