import type { FactValue, Refusal } from './refusal.ts';

type Facts = Readonly<Record<string, FactValue>>;

/** Builds a refusal: the clause broken, the message's code and facts, and the remedy. */
export function refuse(
  clause: string | null,
  code: string,
  facts: Facts = {},
  remedy?: string,
  remedyFacts: Facts = {},
): Refusal {
  return { clause, code, facts, remedy: remedy === undefined ? null : { code: remedy, facts: remedyFacts } };
}

/** The refusal of a value that is not a command at all. */
export function malformed(): Refusal {
  return refuse(null, 'malformed');
}
