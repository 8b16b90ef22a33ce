import type { PersistStorage, StorageValue } from 'zustand/middleware';
import { kept } from '../platform/storage.ts';

interface BrowserStorage<Kept> extends PersistStorage<Kept> {
  getItem(name: string): StorageValue<Kept> | null;
}

/**
 * Values that this browser stores for the person at it, as JSON in localStorage. Storage may be missing, full, forbidden or damaged: then values last
 * as long as the page. Readers must validate every field: nothing is certain except that the value is an object.
 */
export function browserStorage<Kept>(): BrowserStorage<Kept> {
  return {
    getItem: (name) => entryIn<Kept>(kept.value(name)),
    setItem: (name, value) => kept.set(name, JSON.stringify(value)),
    removeItem: (name) => kept.remove(name),
  };
}

/** The value of an entry, whichever version of the page wrote it; null if there is none. */
function entryIn<Kept>(found: unknown): StorageValue<Kept> | null {
  const entry = found as Partial<StorageValue<Kept>> | null;
  const state = entry?.state;
  return typeof state === 'object' && state !== null ? { state } : null;
}
