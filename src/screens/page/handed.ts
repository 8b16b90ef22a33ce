import { useSyncExternalStore } from 'react';
import { lazyValue } from '../../ui/lazy/lazy-value.ts';
import type { Handed, HandedKind } from './read-handed.ts';

/** What reads it: fetched where an address brings something, which most do not. */
const reader = lazyValue(() => import('./read-handed.ts'), { needsNotice: true });

/** To be awaited before the page is shown: whoever came by a link is to see where it leads, and no start page before it. Never rejects. */
export async function openHanded(): Promise<void> {
  if (location.hash !== '') await reader.settled();
}

function watch(told: () => void): () => void {
  const changed = () => {
    if (location.hash !== '') reader.load();
    told();
  };
  addEventListener('hashchange', changed);
  const forget = reader.use.subscribe(told);
  return () => {
    removeEventListener('hashchange', changed);
    forget();
  };
}

/** What the page's address brings of that kind, now; null if nothing. */
export function handedNow(kind: HandedKind): string | null {
  const handed = location.hash === '' ? null : reader.use.getState().value?.readAddress(location.hash);
  return handed?.kind === kind ? handed.body : null;
}

/** What the page's address brings of that kind: it was opened with it, or it was put there since. Null if nothing. */
export function useHanded(kind: HandedKind): string | null {
  return useSyncExternalStore(watch, () => handedNow(kind));
}

/** Goes there. The page's address says so, so that a reload leads there again. */
export function goTo({ kind, body }: Handed): void {
  location.hash = `#${kind}=${body}`;
}
