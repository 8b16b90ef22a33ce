import { useSyncExternalStore } from 'react';
import { type Handed, type HandedKind, readAddress, readHanded } from '../links/handed.ts';

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** What the page's address brings of that kind, now; null if nothing. */
export function handedNow(kind: HandedKind): string | null {
  const handed = location.hash === '' ? null : readAddress(location.hash);
  return handed?.kind === kind ? handed.body : null;
}

/** What the page's address brings of that kind: it was opened with it, or it was put there since. Null if nothing. */
export function useHanded(kind: HandedKind): string | null {
  return useSyncExternalStore(watch, () => handedNow(kind));
}

/** Goes to what somebody typed or pasted. Returns whether it leads anywhere. */
export function goToTyped(text: string): boolean {
  const handed = readHanded(text);
  if (handed !== null) goTo(handed);
  return handed !== null;
}

/** Goes there. The page's address says so, so that a reload leads there again. */
export function goTo({ kind, body }: Handed): void {
  location.hash = `#${kind}=${body}`;
}
