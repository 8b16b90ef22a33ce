import { isRoomCode } from '../protocol/index.ts';

/** Tables that one link takes along at most: a camera still reads it from a screen. */
export const mostTables = 24;
const between = '~';
/** A pass, as one part of a link, with what a chat has put around the first and behind the last. */
const pass = /^\W*(([A-Z0-9]{6})\.d\d{1,4}\.\d{1,6}\.[\w-]{20})(?![\w-]*[A-Za-z0-9])/;

/** A table of a link: its room, and the pass that makes another browser the device that made the link. */
export interface TakenTable {
  readonly room: string;
  readonly passport: string;
}

/** Writes what stands in an address after `#tables=`. */
export function writeTables(tables: readonly TakenTable[]): string {
  return tables.map(({ passport }) => passport).join(between);
}

/** The tables, each once, and how many parts make no sense; null: no table, or too much of anything. */
export function readTables(text: string): { readonly tables: readonly TakenTable[]; readonly broken: number } | null {
  const parts = text.slice(0, 4_000).trim().split(between);
  if (parts.length > mostTables) return null;
  const tables = new Map<string, TakenTable>();
  let broken = 0;
  for (const part of parts) {
    const [, passport = '', room = ''] = pass.exec(part) ?? [];
    if (isRoomCode(room)) tables.set(room, { room, passport });
    else broken += 1;
  }
  return tables.size === 0 ? null : { tables: [...tables.values()], broken };
}
