import { useSyncExternalStore } from 'react';
import { showAddress } from '../../platform/address.ts';

/** What the part of an address after `#` begins with where it leads to a room; some chats write the sign of equality in their own way. */
const mark = /^#room(?:=|%3D)/i;
/** The same where it carries tables of one's own. */
const tablesMark = /^#tables(?:=|%3D)/i;

const after = (sign: RegExp) => (sign.test(location.hash) ? location.hash.replace(sign, '') : null);

function watch(told: () => void): () => void {
  addEventListener('hashchange', told);
  return () => removeEventListener('hashchange', told);
}

/** The room's code or invitation in the page's address; null if there is none. */
export function useRoomLink(): string | null {
  return useSyncExternalStore(watch, () => after(mark));
}

/** The tables of another device in the page's address; null if there are none. */
export function useTablesLink(): string | null {
  return useSyncExternalStore(watch, () => after(tablesMark));
}

/** What a typed or pasted text has of them; null if it is no such link. */
export function tablesIn(text: string): string | null {
  return /#tables(?:=|%3D)(\S+)/i.exec(text)?.[1] ?? null;
}

/** Goes to where tables of another device are added to this one. */
export function goToTables(tables: string): void {
  location.hash = `#tables=${tables}`;
}

/** The whole address that takes tables to another device. */
export function tablesAddress(tables: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#tables=${tables}`;
}

/** Goes to a room: its code, or an invitation. The page's address says so, so that a reload leads there again. */
export function goToRoom(link: string): void {
  location.hash = `#room=${link}`;
}

/** Puts the room's code in place of the invitation in the address: it has been used, and the next one to see the address is not to use it as well. */
export function hideInvitation(room: string): void {
  showAddress(`${location.pathname}${location.search}#room=${room}`);
}

/** Goes to the list of one's tables, on the start page: the link that carried some of them here has been used, and leaves the address. */
export function goToMyTables(): void {
  showAddress(`${location.pathname}${location.search}#tables`);
  dispatchEvent(new Event('hashchange'));
}

/** Does the address lead to the list of one's tables? */
export function leadsToMyTables(): boolean {
  return location.hash === '#tables';
}

/** Leaves the room, or what tables were carried here: the address is forgotten, seats are not. */
export function leaveRoomAddress(): void {
  showAddress(location.pathname + location.search);
  // Not told by the browser.
  dispatchEvent(new Event('hashchange'));
}

/** The whole address that leads to a room with an invitation, or by its code. */
export function roomAddress(link: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#room=${link}`;
}
