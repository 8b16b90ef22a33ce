import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { attempt, attempted } from './attempt.ts';
import { offered } from './capability.ts';

/** Opens a database of this browser. Rejects, and never throws, where it has none or gives the page none. */
export async function openDatabase<Layout extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Layout>,
): Promise<IDBPDatabase<Layout>> {
  return openDB<Layout>(name, version, callbacks);
}

/** Are there databases at all? There are none in tests and on servers. */
export const hasDatabases = (): boolean => offered('indexedDB') !== undefined;

export const isSameKey = (one: unknown, other: unknown): boolean =>
  attempt(() => offered('indexedDB')?.cmp(one, other)) === 0;

/** Is there a database of that name? It is not opened, which would make one. True where the browser does not say. */
export async function mayHaveDatabase(name: string): Promise<boolean> {
  if (!hasDatabases()) return false;
  if (offered('indexedDB.databases') === undefined) return true;
  const all = await attempted(async () => offered('indexedDB.databases')?.());
  return Array.isArray(all) && all.some((one) => one.name === name);
}
