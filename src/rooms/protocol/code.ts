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
