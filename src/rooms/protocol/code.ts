/** Letters of a room's code: none that is mistaken for another when it is read aloud or copied by hand (no I, O, 0, 1). */
export const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** How many of them a code has: some thousand million codes, of which nobody can try more than a few a minute. */
export const codeLength = 6;

/** Is it the code of some room? It says nothing about whether there is such a room. */
export function isRoomCode(text: string): boolean {
  return text.length === codeLength && [...text].every((letter) => codeLetters.includes(letter));
}

/** A code as somebody typed it, as it is meant: in capitals, without spaces and dashes; null if it cannot be one. */
export function codeTyped(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return isRoomCode(code) ? code : null;
}

/** The code that random bytes make, a letter each. Throws if there are too few. */
export function codeOf(bytes: Uint8Array): string {
  if (bytes.length < codeLength) throw new RangeError('rooms: too few bytes for a code');
  // There are 32 letters, so every remainder is equally likely.
  return Array.from(bytes.subarray(0, codeLength), (byte) => codeLetters[byte % codeLetters.length]).join('');
}
