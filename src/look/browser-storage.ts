import type { PersistStorage } from 'zustand/middleware';

/**
 * What this browser keeps for the person at it, as JSON in localStorage. That may be missing, full, forbidden or damaged: then what is
 * kept lasts as long as the page, and nothing is lost but the wish.
 */
export function browserStorage<Kept>(): PersistStorage<Kept> {
  return {
    getItem: (name) => attempt(() => JSON.parse(globalThis.localStorage?.getItem(name) ?? 'null')),
    setItem: (name, value) => attempt(() => globalThis.localStorage?.setItem(name, JSON.stringify(value))),
    removeItem: (name) => attempt(() => globalThis.localStorage?.removeItem(name)),
  };
}

function attempt<Result>(does: () => Result): Result | null {
  try {
    return does();
  } catch {
    return null;
  }
}
