import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { countComing, withWords } from './fetch-now.ts';

export interface LazyState<T> {
  /** The result; null until it has arrived. */
  readonly value: T | null;
  /** Fetching it has failed so far. */
  readonly isMissing: boolean;
  readonly isComing: boolean;
}

export interface LazyValue<T> {
  readonly use: UseBoundStore<StoreApi<LazyState<T>>>;
  /** Starts fetching it, on the first call. */
  load(): void;
  /** Retries at once if it is missing; does nothing while it is being fetched or once it has arrived. */
  retry(): void;
  /** Fetches it, and waits until it arrives, through any number of retries: never rejects. */
  promise(): Promise<T>;
  /** Fetches it, and waits for the first try to succeed or fail. */
  settled(): Promise<void>;
}

/** Milliseconds before the next automatic retry: doubled each time, up to the longest. */
const pauses = { first: 2000, longest: 300_000 } as const;

interface MissingOptions {
  /** A notice has to say so: nothing stands in its place. */
  readonly needsNotice: boolean;
  /** Panels wait for it, though their own files are loaded. */
  readonly blocksPanels: boolean;
}

export const useMissing = create<{ readonly all: readonly (MissingOptions & { readonly retry: () => void })[] }>(
  () => ({
    all: [],
  }),
);

/** Retries everything that is missing: if one thing can be fetched, so can the others. */
export function retryMissing(): void {
  for (const { retry } of useMissing.getState().all) retry();
}

if (typeof document !== 'undefined') {
  addEventListener('online', retryMissing);
}

/** Once. Failures are retried automatically, with growing pauses, and when the network is back. */
export function lazyValue<T>(
  fetchIt: () => Promise<T>,
  { needsNotice = false, blocksPanels = false }: Partial<MissingOptions> = {},
): LazyValue<T> {
  const use = create<LazyState<T>>(() => ({ value: null, isMissing: false, isComing: false }));
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retry = () => {
    const { value, isComing } = use.getState();
    if (value !== null || isComing) return;
    clearTimeout(timer);
    use.setState({ isComing: true });
    // Words do not wait for themselves.
    const fetched = blocksPanels ? fetchIt() : fetchIt().then(withWords);
    countComing(fetched);
    fetched.then(
      (found) => {
        use.setState({ value: found, isMissing: false, isComing: false });
        useMissing.setState(({ all }) => ({ all: all.filter((one) => one !== missing) }));
      },
      () => {
        use.setState({ isMissing: true, isComing: false });
        useMissing.setState(({ all }) => ({ all: all.includes(missing) ? all : [...all, missing] }));
        timer = setTimeout(retry, Math.min(pauses.longest, pauses.first * 2 ** failures));
        failures += 1;
      },
    );
  };
  const missing = { needsNotice, blocksPanels, retry };
  const load = () => {
    if (!use.getState().isMissing) retry();
  };
  /** The first result of `answerOf` that is not null. */
  const until = <A>(answerOf: (state: LazyState<T>) => A | null): Promise<A> =>
    new Promise((done) => {
      const end = use.subscribe(look);
      function look(): void {
        const answer = answerOf(use.getState());
        if (answer === null) return;
        end();
        done(answer);
      }
      load();
      look();
    });
  return {
    use,
    load,
    retry,
    promise: () => until(({ value }) => value),
    settled: async () => void (await until(({ value, isMissing }) => (value !== null || isMissing ? true : null))),
  };
}
