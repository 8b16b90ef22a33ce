import type { FactValue, Refusal } from './refusal.ts';

type Facts = Readonly<Record<string, FactValue>>;

/** Builds a refusal: the clause broken, the message's code and facts, and what would make it legal. */
export function refuse(
  clause: string | null,
  code: string,
  facts: Facts = {},
  remedy?: string,
  remedyFacts: Facts = {},
): Refusal {
  return { clause, code, facts, remedy: remedy === undefined ? null : { code: remedy, facts: remedyFacts } };
}

/** The refusal of what is not a command at all. */
export function malformed(): Refusal {
  return refuse(null, 'malformed');
}
