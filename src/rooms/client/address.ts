import { codeTyped, isRoomCode, PROTOCOL } from '../protocol/index.ts';

/** What an address says of a room: its code, and the invitation that leads there, if it is one. */
export interface RoomLink {
  readonly room: string;
  readonly passport: string | null;
}

/** Reads what stands in an address after `#room=`: a room's code, or an invitation, which begins with it. Null if it is neither. */
export function readRoomLink(text: string): RoomLink | null {
  const said = decoded(text).trim();
  const [room = ''] = said.split('.');
  if (!isRoomCode(room)) return null;
  return { room, passport: said === room ? null : said };
}

/** Reads what somebody typed or pasted: a code in whatever letters, or a whole link. Null if it is neither. */
export function readTyped(text: string): RoomLink | null {
  const [, inLink] = /#room(?:=|%3D)(\S+)/i.exec(text) ?? [];
  if (inLink !== undefined) return readRoomLink(inLink);
  const room = codeTyped(text);
  return room === null ? readRoomLink(text) : { room, passport: null };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a room's socket, for a page at `base`. */
export function socketAddress(base: string, room: string): string {
  const address = new URL(`rooms/${room}`, base);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  address.search = '';
  return address.href;
}

/** The address under which rooms are opened, for a page at `base`. */
export function roomsAddress(base: string): string {
  const address = new URL('rooms/', base);
  address.hash = '';
  address.search = '';
  return address.href;
}

/** What a host says that has rooms. */
export function hasRooms(answer: unknown): boolean {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'protocol' in answer &&
    typeof answer.protocol === 'number' &&
    answer.protocol >= PROTOCOL
  );
}
