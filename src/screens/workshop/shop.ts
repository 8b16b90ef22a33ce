import { create } from 'zustand';
import { canonical } from '../../rules/index.ts';
import { type Creation, copyOf } from './creation.ts';
import { keepCreations, keptCreations, mostKept } from './shelf.ts';

/** What was made, and which of it is on the bench. */
interface Bench {
  readonly creations: readonly Creation[];
  /** The id of the one being worked on; null for none. */
  readonly open: string | null;
}

interface Shop extends Bench {
  /** What was there before each step, the newest last; and what was undone, the newest last. */
  readonly past: readonly Bench[];
  readonly future: readonly Bench[];
  /** What the last step changed: typing on in the same place is one step. */
  readonly place: string | null;
  /** Did the browser take what was to be kept? */
  readonly isKept: boolean;
}

/** The most steps that can be taken back. */
const mostSteps = 200;

const opened = (creations: readonly Creation[]): Shop => ({
  creations,
  open: creations[0]?.id ?? null,
  past: [],
  future: [],
  place: null,
  isKept: true,
});

/** The workshop of this browser. */
export const useShop = create<Shop>()(() => opened(keptCreations()));

/** Reads again what this browser keeps: another tab has changed it. */
export function reread(): void {
  useShop.setState(({ open }) => {
    const now = opened(keptCreations());
    return { ...now, open: now.creations.some(({ id }) => id === open) ? open : now.open };
  });
}

function step(change: (bench: Bench) => Bench, place: string | null = null): void {
  useShop.setState((shop) => {
    const { creations, open, past } = shop;
    const next = change({ creations, open });
    const goesOn = place !== null && place === shop.place;
    return {
      ...next,
      past: goesOn ? past : [...past.slice(-mostSteps), { creations, open }],
      future: [],
      place,
      isKept: keepCreations(next.creations),
    };
  });
}

/** Puts one on the bench. Not a step that can be undone. */
export function openCreation(open: string): void {
  useShop.setState({ open, place: null });
}

/** Adds creations and puts the first of them on the bench. Returns whether there was room for them. */
export function addCreations(made: readonly Creation[]): boolean {
  if (useShop.getState().creations.length + made.length > mostKept) return false;
  step(({ creations, open }) => ({ creations: [...creations, ...made], open: made[0]?.id ?? open }));
  return true;
}

/** Changes the one with this id; `place` is the field that is changed, if it is typed into. */
export function changeCreation(
  id: string,
  change: Partial<Omit<Creation, 'id' | 'kind'>>,
  place: string | null = null,
): void {
  step(
    ({ creations, open }) => ({
      creations: creations.map((one) => (one.id === id ? { ...one, ...change } : one)),
      open,
    }),
    place === null ? null : `${id} ${place}`,
  );
}

/** Takes one away; undone like any step. */
export function removeCreation(id: string): void {
  step(({ creations, open }) => {
    const at = creations.findIndex((one) => one.id === id);
    const left = creations.filter((one) => one.id !== id);
    return { creations: left, open: open === id ? ((left[at] ?? left[at - 1])?.id ?? null) : open };
  });
}

/** Puts a copy of one beside it, called so. */
export function copyCreation(creation: Creation, names: Creation['names']): boolean {
  return addCreations([copyOf(creation, names)]);
}

function travel(from: 'past' | 'future', to: 'past' | 'future'): void {
  useShop.setState((shop) => {
    const there = shop[from].at(-1);
    if (there === undefined) return shop;
    const { creations, open } = shop;
    return {
      ...there,
      [from]: shop[from].slice(0, -1),
      [to]: [...shop[to], { creations, open }],
      place: null,
      isKept: keepCreations(there.creations),
    };
  });
}

/** Takes back the last step. */
export const undo = () => travel('past', 'future');
/** Does it again. */
export const redo = () => travel('future', 'past');

/** What came of something from elsewhere, and under which ids it is here where it had to take another. */
interface TakenIn {
  readonly how: 'added' | 'known' | 'full';
  readonly ids: ReadonlyMap<string, string>;
}

/** What came from elsewhere: those that are here already stay as they are, and one of the same id that is otherwise is a copy. */
export function takeIn(come: readonly Creation[]): TakenIn {
  const { creations } = useShop.getState();
  const ids = new Map<string, string>();
  const news = come.flatMap((one) => {
    const known = creations.find(({ id }) => id === one.id);
    if (known === undefined) return [one];
    if (canonical(known) === canonical(one)) return [];
    const copy = copyOf(one, one.names);
    ids.set(one.id, copy.id);
    return [copy];
  });
  const first = news[0] ?? creations.find(({ id }) => come.some((one) => one.id === id));
  if (news.length === 0) {
    if (first) openCreation(first.id);
    return { how: 'known', ids };
  }
  return { how: addCreations(news) ? 'added' : 'full', ids };
}
