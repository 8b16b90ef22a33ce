import { bounds } from '../protocol/index.ts';

/** How much may be spent at once, and how many milliseconds until one more is granted. */
interface Rate {
  readonly burst: number;
  readonly each: number;
}

/** What somebody has left. Below nothing it is a debt: what a message led to is known only afterwards. */
interface Purse {
  left: number;
  since: number;
}

/** Who pays: a device and its seats; or an unknown connection, and the seat it is invited to (null: none). */
export type Payer =
  | { readonly device: number; readonly seats: readonly number[] }
  | { readonly connection: number; readonly comes?: number | null };

/**
 * What is left of a room to each who speaks to it, in messages. A device pays for all its connections together, and beside that from its seat's share of the room; whoever
 * sits nowhere, from the share of all such people. So nobody uses up what a seat has. Nothing of it is stored: who would fill a disk with refusals?
 */
export class Budgets {
  private readonly purses = new Map<string, Purse>();

  spend(payer: Payer, cost: number, now: number): boolean {
    const purses = this.pursesOf(payer, now);
    if (purses.some(({ left }) => left < cost)) return false;
    for (const purse of purses) purse.left -= cost;
    return true;
  }

  /** Takes a cost, there or not, from whoever asked for it: others with the same share pay nothing for it. */
  charge(payer: Payer, cost: number, now: number): void {
    const [own] = this.pursesOf(payer, now);
    if (own !== undefined) own.left = Math.max(-bounds.budget.debt, own.left - cost);
  }

  /** That connection is gone, or the number of that device is another one's: whoever has it now owes nothing. */
  forget(gone: 'connection' | 'device', number: number): void {
    this.purses.delete(`${gone} ${number}`);
  }

  private pursesOf(payer: Payer, now: number): Purse[] {
    const { device, seat, others, stranger } = bounds.budget;
    if ('connection' in payer) {
      const alone = this.purse(`connection ${payer.connection}`, stranger, now);
      if (payer.comes === undefined) return [alone];
      return [
        alone,
        payer.comes === null ? this.purse('others', others, now) : this.purse(`seat ${payer.comes}`, seat, now),
      ];
    }
    const own = this.purse(`device ${payer.device}`, device, now);
    const shares = payer.seats.map((at) => this.purse(`seat ${at}`, seat, now));
    const share = shares.reduce<Purse | null>(
      (most, one) => (most === null || one.left > most.left ? one : most),
      null,
    );
    return [own, share ?? this.purse('others', others, now)];
  }

  private purse(name: string, { burst, each }: Rate, now: number): Purse {
    const known = this.purses.get(name) ?? { left: burst, since: now };
    known.left = Math.min(burst, known.left + Math.max(0, now - known.since) / each);
    known.since = now;
    this.purses.set(name, known);
    return known;
  }
}
