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
