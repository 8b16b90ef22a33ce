/** Failures in a row, over so many ms, that show a damaged room: a starting or busy engine may fail once. */
const fails = { times: 3, over: 1_000 } as const;
/** Rooms that are remembered at most; beyond that the oldest are forgotten. */
const most = 1_000;

/** Counts, by room, how often the engine could not even open what is stored of it. */
export interface Unopened {
  opened(code: string): void;
  /** It could not be opened once more: is that no passing trouble any longer? */
  isDamaged(code: string, now: number): boolean;
}

export function countUnopened(): Unopened {
  const known = new Map<string, { readonly times: number; readonly since: number }>();
  return {
    opened: (code) => void known.delete(code),
    isDamaged(code, now) {
      const { times, since } = known.get(code) ?? { times: 0, since: now };
      known.set(code, { times: times + 1, since });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return times + 1 >= fails.times && now - since >= fails.over;
    },
  };
}
