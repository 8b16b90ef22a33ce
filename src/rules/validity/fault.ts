import type { Clause } from '../clause.ts';
export interface StateFault {
  /** Where it is, as a code path: `regions[4].tokens`; empty for the state as a whole. */
  readonly path: string;
  /** The rule that a game would have broken to get there; null if the value is malformed. */
  readonly clause: Clause | null;
  readonly code: string;
  /** One plain sentence for programmers, with the numbers. */
  readonly message: string;
}

/** A fault of a well-formed state; its message starts with the clause. */
export function breach(clause: Clause, path: string, code: string, message: string): StateFault {
  return { path, clause, code, message };
}

const unknownName = 'unknownName';

/** The fault of a name that nothing in the box has: no rule is broken. */
export function misnamed(path: string, message: string): StateFault {
  return { path, clause: null, code: unknownName, message };
}

export function at(list: string, index: number, field?: string): string {
  return field === undefined ? `${list}[${index}]` : `${list}[${index}].${field}`;
}

export function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
