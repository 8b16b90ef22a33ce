/** One thing that is wrong with a value that should be a state. */
export interface StateFault {
  /** Where it is, as one would write it in code: `regions[4].tokens`; empty for the state as a whole. */
  readonly path: string;
  /** The rule that a game on the table would have broken to get there; null where the value is no state by its form. */
  readonly clause: string | null;
  /** The kind of fault, for programs. */
  readonly code: string;
  /** One plain sentence for programmers, with the numbers. */
  readonly message: string;
}

/** A fault of a well-formed state: the clause comes first, as it does in speech. */
export function breach(clause: string, path: string, code: string, message: string): StateFault {
  return { path, clause, code, message };
}

const unknownName = 'unknownName';

/** The fault of a name that nothing in the box goes by: no rule has been broken. */
export function misnamed(path: string, message: string): StateFault {
  return { path, clause: null, code: unknownName, message };
}

/** The path of an element of a list, or of a field of it. */
export function at(list: string, index: number, field?: string): string {
  return field === undefined ? `${list}[${index}]` : `${list}[${index}].${field}`;
}

/** A number of things. */
export function many(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
