/** The digits of a link, 64 of them: what may stand in an address without being changed on the way. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

/** Bits of a digit. */
const BITS = 6n;

/** A number in digits of a link, at least `length` of them. */
export function inDigits(number: bigint, length = 1): string {
  let text = '';
  for (let left = number; left > 0n || text.length < length; left >>= BITS) text = digits[Number(left & 63n)] + text;
  return text;
}

/** The number that digits of a link say; null if a character is none. */
export function fromDigits(text: string): bigint | null {
  let number = 0n;
  for (const digit of text) {
    const value = values.get(digit);
    if (value === undefined) return null;
    number = (number << BITS) | BigInt(value);
  }
  return number;
}

/** The digits at the beginning of a text. */
export function digitsIn(text: string): string {
  return /^[\w-]*/.exec(text)?.[0] ?? '';
}
