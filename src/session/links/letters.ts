/** The digits of a link, 64 of them: what may stand in an address without being changed on the way. */
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const values = new Map([...digits].map((digit, value) => [digit, value]));

const BITS = 6n;

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

export function digitsIn(text: string): string {
  return /^[\w-]*/.exec(text)?.[0] ?? '';
}

/** In digits: the version, how many digits the number has, their fingerprint. Every version keeps to this. */
export const HEAD = { version: 1, length: 2, check: 4 } as const;
export const BEFORE = HEAD.version + HEAD.length + HEAD.check;

/** How many digits the number of a link has, as its head says; not a number where there is no head. */
export function lengthSaid(link: string): number {
  return link.length < BEFORE ? Number.NaN : Number(fromDigits(link.slice(HEAD.version, HEAD.version + HEAD.length)));
}

/** As long as the link says, whatever follows, and across line ends. What is shorter is left as it is. */
export function linkAt(text: string): string {
  const said = text.replace(/[\r\n]+\s*/g, '').trim();
  const run = digitsIn(said);
  const end = BEFORE + lengthSaid(run);
  return run.length >= end ? run.slice(0, end) : said;
}
