import type { Clause } from './clause.ts';
import type { FactValue, Refusal, RefusalCode, RemedyCode } from './refusal.ts';

type Facts = Readonly<Record<string, FactValue>>;

export function refuse(
  clause: Clause | null,
  code: RefusalCode,
  facts: Facts = {},
  remedy?: RemedyCode,
  remedyFacts: Facts = {},
): Refusal {
  return { clause, code, facts, remedy: remedy === undefined ? null : { code: remedy, facts: remedyFacts } };
}

export function malformed(): Refusal {
  return refuse(null, 'malformed');
}
