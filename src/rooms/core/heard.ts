import { bounds, type HeardLine } from '../protocol/index.ts';
import type { Table } from './table.ts';

/** What was said last, oldest first. */
export function heardAt({ store }: Table): readonly HeardLine[] {
  return (store.meta('heard') as readonly HeardLine[] | null) ?? [];
}

/** Keeps what is said for those who are not there; returns it with its number. */
export function noteHeard(table: Table, { seat, said }: Pick<HeardLine, 'seat' | 'said'>): HeardLine {
  const before = heardAt(table);
  const line = { nth: (before.at(-1)?.nth ?? 0) + 1, seat, said };
  table.store.setMeta('heard', [...before, line].slice(-bounds.heard));
  return line;
}
