import { useSyncExternalStore } from 'react';

/** What the part of an address after `#` begins with where it leads to a room; some chats write the sign of equality in their own way. */
const mark = /^#room(?:=|%3D)/i;

function roomIn(hash: string): string | null {
  return mark.test(hash) ? hash.replace(mark, '') : null;
}

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The room's code or invitation in the page's address; null if there is none. */
export function useRoomLink(): string | null {
  return useSyncExternalStore(watch, () => roomIn(location.hash));
}

/** Goes to a room: its code, or an invitation. The page's address says so, so that a reload leads there again. */
export function goToRoom(link: string): void {
  location.hash = `#room=${link}`;
}

/** Puts the room's code in place of the invitation in the address: it has been used, and the next one to see the address is not to use it as well. */
export function hideInvitation(room: string): void {
  history.replaceState(history.state, '', `${location.pathname}${location.search}#room=${room}`);
}

/** Leaves the room: its address is forgotten, its seat is not. */
export function leaveRoomAddress(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  // Not told by the browser.
  dispatchEvent(new Event('hashchange'));
}

/** The whole address that leads to a room with an invitation, or by its code. */
export function roomAddress(link: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#room=${link}`;
}
