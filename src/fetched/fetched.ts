import { create, type StoreApi, type UseBoundStore } from 'zustand';

/** What is known of something that is fetched. */
export interface State<T> {
  /** It, once it is here; null before. */
  readonly value: T | null;
  /** It could not be had, so far. */
  readonly isMissing: boolean;
  /** It is on its way. */
  readonly isComing: boolean;
}

/** Something that is fetched when it is first wanted: a part of the page, a board, words. */
export interface Fetched<T> {
  /** What is known of it, as a hook too. */
  readonly use: UseBoundStore<StoreApi<State<T>>>;
  /** Asks for it, the first time. */
  want(): void;
  /** Asks again at once for what is missing; does nothing while it comes or when it is here. */
  again(): void;
  /** Asks for it, and waits until it is here, however often it has to be asked for: never fails. */
  here(): Promise<T>;
  /** Asks for it, and waits until the first try has ended, one way or the other. */
  tried(): Promise<void>;
}

/** Milliseconds before something missing is asked for again by itself: twice as long each time, up to the longest. */
const pauses = { first: 2000, longest: 300_000 } as const;

/** What it means that something is missing. */
interface Lack {
  /** Nothing on the page stands in its place to say so. */
  readonly unplaced: boolean;
  /** Parts of the page wait for it, though their own files are there. */
  readonly holdsUp: boolean;
}

/** Everything that is missing now. */
export const useMissing = create<{ readonly all: readonly (Lack & { readonly again: () => void })[] }>(() => ({
  all: [],
}));

/** Asks again for all that is missing: where one thing can be had, the others can. */
export function askAgain(): void {
  for (const { again } of useMissing.getState().all) again();
}

if (typeof document !== 'undefined') {
  addEventListener('online', askAgain);
}

/**
 * Something to be fetched by `load`, once. What cannot be had is asked for again by itself, with growing pauses, and when the network is back.
 */
export function fetched<T>(
  load: () => Promise<T>,
  { unplaced = false, holdsUp = false }: Partial<Lack> = {},
): Fetched<T> {
  const use = create<State<T>>(() => ({ value: null, isMissing: false, isComing: false }));
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    const { value, isComing } = use.getState();
    if (value !== null || isComing) return;
    clearTimeout(timer);
    use.setState({ isComing: true });
    load().then(
      (found) => {
        use.setState({ value: found, isMissing: false, isComing: false });
        useMissing.setState(({ all }) => ({ all: all.filter((one) => one !== lack) }));
      },
      () => {
        use.setState({ isMissing: true, isComing: false });
        useMissing.setState(({ all }) => ({ all: all.includes(lack) ? all : [...all, lack] }));
        timer = setTimeout(again, Math.min(pauses.longest, pauses.first * 2 ** failures));
        failures += 1;
      },
    );
  };
  const lack = { unplaced, holdsUp, again };
  const want = () => {
    if (!use.getState().isMissing) again();
  };
  /** The first answer that is one. */
  const until = <A>(answerOf: (state: State<T>) => A | null): Promise<A> =>
    new Promise((done) => {
      const end = use.subscribe(look);
      function look(): void {
        const answer = answerOf(use.getState());
        if (answer === null) return;
        end();
        done(answer);
      }
      want();
      look();
    });
  return {
    use,
    want,
    again,
    here: () => until(({ value }) => value),
    tried: async () => void (await until(({ value, isMissing }) => (value !== null || isMissing ? true : null))),
  };
}
