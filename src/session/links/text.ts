import { type Field, integer, type NumberReader, type NumberWriter, Unfit } from './fields.ts';

const BYTES = 256;
/** Shares that each sighting of a byte is worth: anywhere, after the same byte, and after the same two. */
const WEIGHT = { anywhere: 2, afterOne: 24, afterTwo: 400 } as const;

type Counts = Uint16Array<ArrayBuffer>;

/** How likely each byte comes next, from those before: in integers, so that every browser says the same. */
class Expectation {
  private readonly anywhere: Counts = new Uint16Array(BYTES);
  private readonly afterOne = new Map<number, Counts>();
  private readonly afterTwo = new Map<number, Counts>();
  private one = 0;
  private two = 0;

  shares(): readonly number[] {
    const one = this.afterOne.get(this.one);
    const two = this.afterTwo.get(this.two);
    return Array.from(
      this.anywhere,
      (count, byte) =>
        1 + count * WEIGHT.anywhere + (one?.[byte] ?? 0) * WEIGHT.afterOne + (two?.[byte] ?? 0) * WEIGHT.afterTwo,
    );
  }

  see(byte: number): void {
    for (const counts of [this.anywhere, countsIn(this.afterOne, this.one), countsIn(this.afterTwo, this.two)])
      counts[byte] = (counts[byte] ?? 0) + 1;
    this.two = this.one * BYTES + byte;
    this.one = byte;
  }
}

function countsIn(all: Map<number, Counts>, after: number): Counts {
  const known = all.get(after);
  if (known !== undefined) return known;
  const counts: Counts = new Uint16Array(BYTES);
  all.set(after, counts);
  return counts;
}

function expecting(before: string): Expectation {
  const expectation = new Expectation();
  for (const byte of new TextEncoder().encode(before)) expectation.see(byte);
  return expectation;
}

const sum = (shares: readonly number[], before = shares.length) => {
  let all = 0;
  for (let at = 0; at < before; at++) all += shares[at] ?? 0;
  return all;
};

/** A text of at most `most` bytes (UTF-8), pressed together as well as it resembles itself and `like`. */
export function textLike(like: string, most: number): Field<string> {
  return {
    write(to, text) {
      const bytes = new TextEncoder().encode(text);
      if (bytes.length > most) throw new Unfit(`${bytes.length} of ${most} bytes`);
      integer.write(to, bytes.length);
      const expectation = expecting(like);
      for (const byte of bytes) {
        writeByte(to, byte, expectation.shares());
        expectation.see(byte);
      }
    },
    read(from) {
      const length = integer.read(from);
      if (length < 0 || length > most) throw new Unfit(`${length} of ${most} bytes`);
      const expectation = expecting(like);
      const bytes = Uint8Array.from({ length }, () => {
        const byte = readByte(from, expectation.shares());
        expectation.see(byte);
        return byte;
      });
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        throw new Unfit('not a text');
      }
    },
  };
}

function writeByte(to: NumberWriter, byte: number, shares: readonly number[]): void {
  to.putShare(sum(shares, byte), shares[byte] ?? 1, sum(shares));
}

function readByte(from: NumberReader, shares: readonly number[]): number {
  let byte = 0;
  from.takeShare(sum(shares), (at) => {
    let low = 0;
    while (low + (shares[byte] ?? 1) <= at) low += shares[byte++] ?? 1;
    return { low, share: shares[byte] ?? 1 };
  });
  return byte;
}
