import type { PersistStorage, StorageValue } from 'zustand/middleware';

interface BrowserStorage<Kept> extends PersistStorage<Kept> {
  getItem(name: string): StorageValue<Kept> | null;
}

/**
 * What this browser keeps for the person at it, as JSON in localStorage. That may be missing, full, forbidden or damaged: then what is
 * kept lasts as long as the page, and nothing is lost but the wish. Whoever reads it looks at every field before it is believed: all that is
 * certain is that there are some.
 */
export function browserStorage<Kept>(): BrowserStorage<Kept> {
  return {
    getItem: (name) => attempt(() => entryIn<Kept>(globalThis.localStorage?.getItem(name))),
    setItem: (name, value) => attempt(() => globalThis.localStorage?.setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => globalThis.localStorage?.removeItem(name)),
  };
}

/** What was kept in an entry, whichever version of the page wrote it; null where there is nothing of the kind. */
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
