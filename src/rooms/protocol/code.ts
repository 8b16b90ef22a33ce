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

/** Letters of a code: none is mistaken for another when read aloud or copied by hand (no I, O, 0, 1). */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** How many of them a code has: some thousand million codes, of which nobody can try more than a few a minute. */
export const codeLength = 6;

/** Is it the code of some room? It says nothing about whether there is such a room. */
export function isRoomCode(text: string): boolean {
  return text.length === codeLength && [...text].every((letter) => codeLetters.includes(letter));
}

/**
 * Capitals of other alphabets (Cyrillic, Greek, Armenian, Coptic, Cherokee, Lisu) that look like one of ours, each after the letter that it looks like: a
 * keyboard may have been left at another alphabet, and a code copied by eye. No code has an I or a 1, so they are the L that looks like them when it is small.
 */
const looks: Readonly<Record<string, string>> = {
  A: 'АΑⲀᎪꓮ',
  B: 'ВΒⲂᏴꓐ',
  C: 'СⲤϹᏟꓚ',
  D: 'ᎠꓓԀ',
  E: 'ЕΕⲈᎬꓰ',
  F: 'ϜꓝҒ',
  G: 'ԌᏀꓖ',
  H: 'НΗⲎᎻꓧҺ',
  J: 'ЈᎫꓙͿ',
  K: 'КΚⲔᏦꓗ',
  L: 'IІΙⲒӀ1ᏞꓡԼ',
  M: 'МΜⲘᎷꓟ',
  N: 'ΝⲚꓠ',
  P: 'РΡⲢᏢꓑ',
  Q: 'Ԛ',
  R: 'ᎡꓣᏒ',
  S: 'ЅՏᏚꓢ',
  T: 'ТΤⲦᎢꓔ',
  U: 'Սꓴ',
  V: 'ѴᏙꓦ',
  W: 'ԜᎳꓪ',
  X: 'ХΧⲬꓫ',
  Y: 'УΥⲨҮꓬ',
  Z: 'ΖⲌᏃꓜ',
  3: 'ЗƷ',
  4: 'ЧᏎ',
  6: 'Ꮾ',
};
const ours = new Map(
  Object.entries(looks).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** The value of a digit in whatever writing: they all stand in tens, from nought on. */
function digitOf(sign: string): string {
  const at = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
}

/** A typed code as meant: our capitals for what looks like them, only letters and digits; null if none. */
export function codeTyped(text: string): string | null {
  // Much longer than any code with all that may stand about it.
  if (text.length > 200) return null;
  const bare = text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const code = Array.from(bare, (sign) => ours.get(sign) ?? (/\p{Nd}/u.test(sign) ? digitOf(sign) : sign)).join('');
  return isRoomCode(code) ? code : null;
}

/** The code that random bytes make, a letter each. Throws if there are too few. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length < codeLength) throw new RangeError('rooms: too few bytes for a code');
  // There are 32 letters, so every remainder is equally likely.
  return Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');
}

/** By which people tell whose phone asks: two digits, unlike those of all that may be there at once. */
export function codeOfDevice(device: number): string {
  return String(10 + ((device * 37) % 89));
}
