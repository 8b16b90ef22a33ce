import { codeTyped, readRoomLink } from '../../rooms/protocol/code.ts';
import { linkAt } from '../../session/links/letters.ts';

/** After `#`: a game, a seat at a table, tables of one's own, something made by hand, a board. */
export const handedKinds = ['game', 'room', 'tables', 'made', 'board'] as const;
export type HandedKind = (typeof handedKinds)[number];

export interface Handed {
  readonly kind: HandedKind;
  /** What comes after `#kind=`: whole, if the text held it whole. */
  readonly body: string;
}

/** Where it begins in a text; some chats write the signs around its kind in their own way. */
const mark = /(?:#|%23)\s*(game|room|tables|made|board)\s*(?:=|%3D)(.*)$/is;

/** More than any link and what a chat might put around it. */
const LONGEST = 20_000;

/** Without what nobody sees, and with dashes, quotes and wide letters as before a chat refined them. */
function plain(text: string): string {
  let said = text.slice(0, LONGEST);
  // Some programs write every sign in the way of addresses, and some do it once more.
  for (let times = 0; times < 3 && /%[0-9A-F]{2}/i.test(said); times++) said = decoded(said);
  return said
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2013\u2212]/g, '-')
    .replace(/\u2014/g, '--');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readAddress(text: string): Handed | null {
  const [, kind = '', body = ''] = mark.exec(plain(text)) ?? [];
  const found = handedKinds.find((one) => one === kind.toLowerCase());
  return found === undefined ? null : { kind: found, body: whole(found, body) };
}

/** An address, an invitation or a code, typed or pasted in whatever company; null if it is none of them. */
export function readHanded(text: string): Handed | null {
  const marked = readAddress(text);
  if (marked !== null) return marked;
  const said = plain(text).trim();
  if (/^[\p{L}\p{N}]{6}\.d\d+\./u.test(said)) return { kind: 'tables', body: whole('tables', said) };
  const body = readRoomLink(said)?.passport ?? codeTyped(said) ?? codeAmid(said.split(/\s+/));
  return body === null ? null : { kind: 'room', body };
}

/** The one of several words that looks like a code; null if none does, or more than one. */
function codeAmid(words: readonly string[]): string | null {
  const codes = new Set(words.flatMap((word) => (isSpelt(word) ? (codeTyped(word) ?? []) : [])));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** Is it written as codes are, in capitals or with digits, and not as words are? */
const isSpelt = (word: string) => /\p{N}/u.test(word) || word === word.toUpperCase();

/** Without what stands behind it. What is not whole stays as it is: whoever opens it says what is wrong. */
function whole(kind: HandedKind, text: string): string {
  if (kind === 'tables') return text.trim();
  if (kind !== 'room') return linkAt(text);
  const link = readRoomLink(text);
  return link === null ? text.trim() : (link.passport ?? link.room);
}
