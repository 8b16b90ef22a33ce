import { showAddress } from '../../ui/platform/address.ts';
import { goTo } from '../page/handed.ts';
import { addressWith } from '../page/page-address.ts';

/** The whole address that takes tables to another device. */
export function tablesAddress(tables: string): string {
  return addressWith(`tables=${tables}`);
}

/** Goes to a room: its code, or an invitation. The page's address says so, so that a reload leads there again. */
export function goToRoom(link: string): void {
  goTo({ kind: 'room', body: link });
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
  return addressWith(`room=${link}`);
}
