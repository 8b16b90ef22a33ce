import { create } from 'zustand';
import { type Reader, shelved } from './reader.ts';
import { stored, type Ways } from './stored.ts';

export interface Steps<State> {
  /** What was there before each step, the newest last; and what was taken back, the newest last. */
  readonly past: readonly State[];
  readonly future: readonly State[];
  /** What the last step changed: going on in the same place, as by typing or in one stroke, is one step. */
  readonly place: string | null;
}

const most = 200;

export const noSteps: Steps<never> = { past: [], future: [], place: null };

export const withStep = <State>(steps: Steps<State>, from: State, place: string | null = null): Steps<State> => ({
  past: place !== null && place === steps.place ? steps.past : [...steps.past.slice(-most), from],
  future: [],
  place,
});

export function travelled<State>(
  { past, future }: Steps<State>,
  now: State,
  way: 'undo' | 'redo',
): { readonly there: State; readonly steps: Steps<State> } | null {
  const there = (way === 'undo' ? past : future).at(-1);
  if (there === undefined) return null;
  const steps =
    way === 'undo'
      ? { past: past.slice(0, -1), future: [...future, now] }
      : { past: [...past, now], future: future.slice(0, -1) };
  return { there, steps: { ...steps, place: null } };
}

interface Bench<Thing> {
  readonly things: readonly Thing[];
  /** Its id; null for none. */
  readonly open: string | null;
}

interface Shelved<Thing> extends Bench<Thing>, Steps<Bench<Thing>> {
  readonly isKept: boolean;
}

/**
 * Things that this browser keeps under a name; what is done to them can be taken back. Where some cannot be read, the rest goes on; of those with one id
 * there is the first.
 *
 * @param ways `opens`: which is worked on where nobody has said
 */
export function shelf<Thing extends { readonly id: string }>(
  name: string,
  read: Reader<Thing>,
  ways: Ways<readonly Thing[]> & { readonly opens?: (things: readonly Thing[]) => string | null } = {},
) {
  const entry = stored<readonly Thing[]>(name, shelved(read), [], ways);
  const opened = (open: string | null = null): Shelved<Thing> => {
    const things = entry.read();
    const known = [open, ways.opens?.(things)].find((id) => things.some((one) => one.id === id));
    return { things, open: known ?? null, ...noSteps, isKept: true };
  };
  const use = create<Shelved<Thing>>()(() => opened());
  const set = (next: Partial<Shelved<Thing>> & Pick<Bench<Thing>, 'things'>) =>
    use.setState({ ...next, isKept: entry.keep(next.things) });
  const benchOf = ({ things, open }: Bench<Thing>): Bench<Thing> => ({ things, open });
  const travel = (way: 'undo' | 'redo') => {
    const now = use.getState();
    const moved = travelled(now, benchOf(now), way);
    if (moved !== null) set({ ...moved.there, ...moved.steps });
    return moved !== null;
  };
  /** Reads them again: another tab has changed them. */
  const reread = () => use.setState(({ open }) => opened(open));
  return {
    use,
    reread,
    kept: entry.read,
    /** A step that can be taken back; one that goes on in the same place as the last is one with it. */
    step(change: (bench: Bench<Thing>) => Partial<Bench<Thing>>, place?: string): void {
      const now = use.getState();
      const bench = benchOf(now);
      set({ ...bench, ...change(bench), ...withStep(now, bench, place) });
    },
    /** Something that no step takes back: it goes on in whatever they lead to. */
    change(by: (things: readonly Thing[]) => readonly Thing[]): void {
      const { things, past, future } = use.getState();
      const through = (bench: Bench<Thing>) => ({ ...bench, things: by(bench.things) });
      set({ things: by(things), past: past.map(through), future: future.map(through) });
    },
    open: (open: string | null): void => use.setState({ open, place: null }),
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    /** Tells a listener when another tab has changed them; without one it reads them. Returns the way to stop it. */
    watch: (told = reread) => entry.watch(told),
  };
}
