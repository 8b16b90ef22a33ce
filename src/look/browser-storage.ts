import type { PersistStorage, StorageValue } from 'zustand/middleware';

interface BrowserStorage<Kept> extends PersistStorage<Kept> {
  getItem(name: string): StorageValue<Kept> | null;
}

/**
 * Values that this browser stores for the person at it, as JSON in localStorage. Storage may be missing, full, forbidden or damaged: then values last
 * as long as the page. Readers must validate every field: nothing is certain except that the value is an object.
 */
export function browserStorage<Kept>(): BrowserStorage<Kept> {
  return {
    getItem: (name) => attempt(() => entryIn<Kept>(globalThis.localStorage?.getItem(name))),
    setItem: (name, value) => attempt(() => globalThis.localStorage?.setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => globalThis.localStorage?.removeItem(name)),
  };
}

/** The value of an entry, whichever version of the page wrote it; null if there is none. */
function entryIn<Kept>(text: string | null | undefined): StorageValue<Kept> | null {
  const entry: Partial<StorageValue<Kept>> | null = JSON.parse(text ?? 'null');
  const state = entry?.state;
  return typeof state === 'object' && state !== null ? { state } : null;
}

/** The result of a function, or null if it throws. */
export function attempt<Result>(does: () => Result): Result | null {
  try {
    return does();
  } catch {
    return null;
  }
}
