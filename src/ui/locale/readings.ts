import { has, type MessageKey, t } from './index.ts';

// Where printed editions or tables differ (◆), each clause has two readings in words: as it stands in the rules here, and as other tables play it. There is
// one table on the page at a time, and whoever tells a clause tells how it is played there.

let otherwise: ReadonlySet<string> = new Set();

export function readOtherwise(clauses: readonly string[]): void {
  otherwise = new Set(clauses);
}

export function isReadOtherwise(clause: string): boolean {
  return otherwise.has(clause);
}

/** How the table on the page plays a clause; null if editions agree on it, or the words are not loaded. */
function readingOf(clause: string): MessageKey | null {
  const key = `${otherwise.has(clause) ? 'otherwise' : 'settled'}.${clause}`;
  return has(key) ? key : null;
}

export function settledHere(clause: string): string | null {
  const key = readingOf(clause);
  return key === null ? null : t(key);
}
