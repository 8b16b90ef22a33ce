/** A field could not be read, or does not fit into a link: what was in the text is not what a link of ours holds. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

/** A choice among `total` shares: it owns `share` of them, from `low` on. Among equals each owns one. */
interface Choice {
  readonly low: number;
  readonly share: number;
  readonly total: number;
}

/**
 * Gathers choices, and folds them into one number. Each choice of one among n equals makes the number n times as large, so that nothing is lost to
 * whole bits; one that owns more than one share makes it grow by less.
 */
export class NumberWriter {
  private readonly choices: Choice[] = [];

  /** One of `total` equals, counted from 0. Throws `Unfit` if it is none of them. */
  put(value: number, total: number): void {
    if (!Number.isInteger(value) || value < 0 || value >= total) throw new Unfit(`${value} of ${total}`);
    this.choices.push({ low: value, share: 1, total });
  }

  putShare(low: number, share: number, total: number): void {
    this.choices.push({ low, share, total });
  }

  /** The number that holds all choices: read again, the first one comes out first. */
  fold(): bigint {
    let number = 0n;
    for (let at = this.choices.length - 1; at >= 0; at--) {
      const { low, share, total } = this.choices[at] as Choice;
      const owned = BigInt(share);
      number = (number / owned) * BigInt(total) + BigInt(low) + (number % owned);
    }
    return number;
  }
}

/** Takes choices out in the order they were put in. Any number can be read: it may only make no sense. */
export class NumberReader {
  constructor(private left: bigint) {}

  take(total: number): number {
    const all = BigInt(total);
    const value = this.left % all;
    this.left /= all;
    return Number(value);
  }

  /** One that owns shares: `find` says whose share that is, and which shares are its own. */
  takeShare(total: number, find: (share: number) => { readonly low: number; readonly share: number }): void {
    const all = BigInt(total);
    const at = Number(this.left % all);
    const { low, share } = find(at);
    this.left = (this.left / all) * BigInt(share) + BigInt(at - low);
  }

  get isEmpty(): boolean {
    return this.left === 0n;
  }
}

/** How one kind of value is written into a link, and read back. Both throw `Unfit`. */
export interface Field<T> {
  write(to: NumberWriter, value: T): void;
  read(from: NumberReader): T;
}

/** A whole number in a range, both ends included. */
export function within(least: number, most: number): Field<number> {
  const total = most - least + 1;
  return {
    write: (to, value) => to.put(value - least, total),
    read: (from) => least + from.take(total),
  };
}

/** Bits of the largest integer a link can hold. */
const BITS = 53;

/** Any safe integer: small ones take little room. */
export const integer: Field<number> = {
  write(to, value) {
    if (!Number.isSafeInteger(value)) throw new Unfit(`${value}`);
    const size = Math.abs(value);
    const bits = size === 0 ? 0 : Math.floor(Math.log2(size)) + 1;
    // The logarithm may be rounded up to the next power.
    const length = size > 0 && 2 ** (bits - 1) > size ? bits - 1 : bits;
    to.put(length, BITS + 1);
    if (length === 0) return;
    to.put(value < 0 ? 1 : 0, 2);
    // The highest bit is always set.
    to.put(size - 2 ** (length - 1), 2 ** (length - 1));
  },
  read(from) {
    const length = from.take(BITS + 1);
    if (length === 0) return 0;
    const sign = from.take(2) === 1 ? -1 : 1;
    return sign * (2 ** (length - 1) + from.take(2 ** (length - 1)));
  },
};

export const flag: Field<boolean> = {
  write: (to, value) => to.put(value ? 1 : 0, 2),
  read: (from) => from.take(2) === 1,
};

export function optional<T>(field: Field<T>): Field<T | undefined> {
  return {
    write(to, value) {
      flag.write(to, value !== undefined);
      if (value !== undefined) field.write(to, value);
    },
    read: (from) => (flag.read(from) ? field.read(from) : undefined),
  };
}

export function list<T>(field: Field<T>, most: number): Field<readonly T[]> {
  return {
    write(to, values) {
      if (values.length > most) throw new Unfit(`${values.length} of ${most}`);
      integer.write(to, values.length);
      for (const value of values) field.write(to, value);
    },
    read(from) {
      const length = integer.read(from);
      if (length < 0 || length > most) throw new Unfit(`${length} of ${most}`);
      return Array.from({ length }, () => field.read(from));
    },
  };
}

/** Some of the given names, none twice: each as its place among those that are left. */
export function orderOf(names: readonly string[]): Field<readonly string[]> {
  return {
    write(to, values) {
      to.put(values.length, names.length + 1);
      const left = [...names];
      for (const value of values) {
        to.put(left.indexOf(value), left.length);
        left.splice(left.indexOf(value), 1);
      }
    },
    read(from) {
      const left = [...names];
      const length = from.take(names.length + 1);
      return Array.from({ length }, () => left.splice(from.take(left.length), 1)[0] ?? '');
    },
  };
}

/** A share from 0 to 1: in twentieths, as it is usually given, else in all its digits. */
export const share: Field<number> = {
  write(to, value) {
    const twentieths = Math.round(value * 20);
    if (twentieths / 20 === value) return to.put(twentieths, 22);
    to.put(21, 22);
    const bytes = new DataView(new ArrayBuffer(8));
    bytes.setFloat64(0, value);
    for (const at of [0, 4]) to.put(bytes.getUint32(at), 2 ** 32);
  },
  read(from) {
    const twentieths = from.take(22);
    if (twentieths < 21) return twentieths / 20;
    const bytes = new DataView(new ArrayBuffer(8));
    for (const at of [0, 4]) bytes.setUint32(at, from.take(2 ** 32));
    return bytes.getFloat64(0);
  },
};
