import { isRoomCode } from '../../../rooms/protocol/code.ts';
import type { Scope } from './takeover.ts';

const LONGEST = 200;

export interface TurnNotice {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** Whose table it is, and the words that this browser has ordered; null if it is nothing of the kind. */
export function readNotice(said: unknown): TurnNotice | null {
  if (typeof said !== 'object' || said === null) return null;
  const { room, title, body } = said as Record<string, unknown>;
  if (typeof room !== 'string' || !isRoomCode(room) || typeof title !== 'string' || typeof body !== 'string')
    return null;
  // The next turn's notice takes the place of the last one's.
  const options = { body: body.slice(0, LONGEST), tag: `turn-${room}`, icon: './icons/192.png', data: { room } };
  return { title: title.slice(0, LONGEST), options };
}

/** Shows what has come. A push that cannot be read is shown by the browser in its own words. */
export async function showPush({ registration }: Scope, read: () => unknown): Promise<void> {
  let said: unknown = null;
  try {
    said = read();
  } catch {
    // Not from a room.
  }
  const notice = readNotice(said);
  if (notice !== null) await registration.showNotification(notice.title, notice.options);
}

export async function goToTable({ registration, clients }: Scope, { data }: Pick<Notification, 'data'>): Promise<void> {
  const room: unknown = typeof data === 'object' && data !== null && 'room' in data ? data.room : null;
  if (typeof room !== 'string' || !isRoomCode(room)) return;
  const hash = `#room=${room}`;
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => url.startsWith(registration.scope) && url.endsWith(hash));
  if (there === undefined) await clients.openWindow(`${registration.scope}${hash}`);
  else await there.focus();
}
