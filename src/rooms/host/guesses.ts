/** Failures that are granted at once, and the milliseconds until another one is: codes cannot be tried at more than a few a minute. */
const granted = 8;
const each = 10_000;
/** Addresses that are remembered at most; beyond that the oldest are forgotten. */
const most = 10_000;

/** Counts, by address, what strangers may not do too often. */
export interface Guesses {
  /** May this address try? */
  may(address: string, now: number): boolean;
  /** It has tried in vain. */
  failed(address: string, now: number): void;
}

export function countGuesses(): Guesses {
  const known = new Map<string, { left: number; since: number }>();
  const stateOf = (address: string, now: number) => {
    const { left, since } = known.get(address) ?? { left: granted, since: now };
    return { left: Math.min(granted, left + Math.max(0, now - since) / each), since: now };
  };
  return {
    may: (address, now) => stateOf(address, now).left >= 1,
    failed(address, now) {
      const { left, since } = stateOf(address, now);
      known.delete(address);
      known.set(address, { left: Math.max(0, left - 1), since });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
    },
  };
}
