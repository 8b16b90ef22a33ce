import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it holds a game; some chats write the sign of equality in their own way. */
const mark = /^#game(?:=|%3D)/i;

/** The link in the part of an address after `#`, or null. */
function linkIn(hash: string): string | null {
  return mark.test(hash) ? hash.replace(mark, '') : null;
}

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The link that the page was opened with, or that was put into its address since; null if there is none. */
export function useLink(): string | null {
  return useSyncExternalStore(watch, () => linkIn(location.hash));
}
