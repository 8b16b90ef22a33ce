import { codeTyped } from './code.ts';

export interface RoomLink {
  readonly room: string;
  readonly passport: string | null;
}

/** An invitation: a code, for whom, the how manieth, and a seal, which says where it ends. */
const invitation = /^\P{L}*([^\s.]{6,}?)\.(w|[0-4]|d\d{1,4})\.(\d{1,9})\.([\w-]{20})/u;
/** What is left of one: never taken for a code alone, for it was to lead to a seat. */
const stump = /^\P{L}*\w{6}\.(?:w|[0-4]|d\d{1,4})(?:\.|$)/u;

/** What follows `#room=`, whatever is behind it: a code, or an invitation that begins with one; else null. */
export function readRoomLink(text: string): RoomLink | null {
  const [, code = '', whom, nth, seal] = invitation.exec(text) ?? [];
  const invited = codeTyped(code);
  if (invited !== null) return { room: invited, passport: `${invited}.${whom}.${nth}.${seal}` };
  if (stump.test(text)) return null;
  // Behind a code stands a word of its own, or some bracket; else the code itself may be spelt in parts.
  const first = text.split(/[\s|<>()[\]{}]/).find((part) => /[\p{L}\p{N}]/u.test(part)) ?? '';
  const room = codeTyped(first) ?? codeTyped(text);
  return room === null ? null : { room, passport: null };
}
