import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it holds a game; some chats write the sign of equality in their own way. */
const mark = /^#game(?:=|%3D)/i;

/** The link in the part of an address after `#`, or null. */
export function linkIn(hash: string): string | null {
  return mark.test(hash) ? hash.replace(mark, '') : null;
}

/** The address of this page with a game in it; `query` is its part after `?`. */
export function addressOf(link: string, query = ''): string {
  const { origin, pathname, protocol } = location;
  const host = protocol.startsWith('http') ? origin : `${protocol}//`;
  return `${host}${pathname}${query === '' ? '' : `?${query}`}#game=${link}`;
}

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The link that the page was opened with, or that was put into its address since; null if there is none. */
export function useLink(): string | null {
  return useSyncExternalStore(watch, () => linkIn(location.hash));
}

/** Takes the link out of the address: it has been opened, or is not wanted. */
export function forgetLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  // Not told by the browser.
  dispatchEvent(new Event('hashchange'));
}

/** Is the page a frame in another page, made to look at the game in its address? Then it is opened at once, and not kept. */
export const isFramed = new URLSearchParams(location.search).has('framed');
