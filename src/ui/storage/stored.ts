import { create } from 'zustand';
import { kept, type Texts } from '../platform/storage.ts';
import { type Reader, stateIn, tried } from './reader.ts';

interface Aside {
  readonly text: string;
  /** What could be read of it, as it would be kept; null if nothing could. */
  readonly rest: string | null;
}

/** The most that is put aside under one name: a browser that damages what it keeps may do so again and again. */
const MOST = 8;
const ending = '.unread';
const asideOf = (name: string) => `${name}${ending}`;

/** One as it was put aside. Older pages did not say what could be read: then all of it stays. */
function readAside(found: unknown): Aside | null {
  const [text, rest] = Array.isArray(found) ? found : [found, found];
  return typeof text === 'string' && (typeof rest === 'string' || rest === null) ? { text, rest } : null;
}

/** What was put aside under a name, the oldest first. */
export function asideUnder(name: string, place: Texts = kept): readonly Aside[] {
  const text = place.get(asideOf(name));
  if (text === null) return [];
  const found = place.value(asideOf(name));
  const all = Array.isArray(found) ? found.map(readAside) : [null];
  // The oldest pages put aside one, as it was.
  return all.every((one) => one !== null) ? all : [{ text, rest: text }];
}

/** Once, beside others. What lies under the name stays as it is: another version of the page may read it. */
function putAside(name: string, { text, rest }: Aside, place: Texts): void {
  const others = asideUnder(name, place).filter((one) => one.text !== text);
  keepAside(name, [...others, { text, rest }].slice(0, MOST), place);
}

function keepAside(name: string, all: readonly Aside[], place: Texts): boolean {
  if (all.length === 0) return place.remove(asideOf(name));
  return place.set(asideOf(name), JSON.stringify(all.map(({ text, rest }) => [text, rest])));
}

export const isAnythingAside = (): boolean => kept.names().some((name) => name.endsWith(ending));

export const allAside = (): readonly (Aside & { readonly name: string })[] =>
  kept
    .names()
    .filter((key) => key.endsWith(ending))
    .sort()
    .map((key) => key.slice(0, -ending.length))
    .flatMap((name) => asideUnder(name).map((one) => ({ name, ...one })));

/** For good; where it still lies under its name, what could be read stays. Returns whether it is gone. */
export function deleteAside(name: string, { text, rest }: Aside): boolean {
  if (kept.get(name) === text && !(rest === null ? kept.remove(name) : kept.set(name, rest))) return false;
  return keepAside(
    name,
    asideUnder(name).filter((one) => one.text !== text),
    kept,
  );
}

/** Kept as JSON. Storage may be missing, full, forbidden or damaged: then it lasts as long as the page. */
export interface Stored<Value> {
  /** What is kept, as far as it can be read; and whether all of it could be. What cannot is put aside. */
  find(): { readonly value: Value; readonly isWhole: boolean };
  /** What is kept, as far as it can be read; the fallback if nothing is. */
  read(): Value;
  /** Keeps a value. Returns whether the browser has it from then on. */
  keep(value: Value): boolean;
  forget(): boolean;
  /** Tells a listener when another tab has changed it. Returns the way to stop it. */
  watch(told: () => void): () => void;
}

export interface Ways<Value> {
  /** What is written of a value, if not itself. */
  readonly write?: (value: Value) => unknown;
  /** Where it is kept, if not for good. */
  readonly place?: Texts;
  /** Gives up something that can be had again, where there is no room. */
  readonly makeSpace?: () => void;
}

/** The one way to what is kept beside games. Nothing found is trusted: `read` makes a value of it or null. */
export function stored<Value>(
  name: string,
  read: Reader<Value>,
  fallback: Value,
  { write = (value) => value, place = kept, makeSpace }: Ways<Value> = {},
): Stored<Value> {
  const textOf = (value: Value) => JSON.stringify(write(value));
  /** What is known to lie there: it can be read, or has been put aside. */
  let known: string | null = null;
  function find() {
    const text = place.get(name);
    known = text;
    if (text === null) return { value: fallback, isWhole: true };
    const { value, isWhole } = tried(read, place.value(name));
    if (value !== null && isWhole) return { value, isWhole };
    putAside(name, { text, rest: value === null ? null : textOf(value) }, place);
    return { value: value ?? fallback, isWhole: false };
  }
  /** Nothing is overwritten that nobody has looked at: another tab may have written it. */
  const look = () => {
    if (place.get(name) !== known) find();
  };
  return {
    find,
    read: () => find().value,
    keep(value) {
      look();
      known = textOf(value);
      if (place.set(name, known)) return true;
      makeSpace?.();
      return makeSpace !== undefined && place.set(name, known);
    },
    forget() {
      look();
      return place.remove(name);
    },
    watch(told) {
      const heard = ({ key }: StorageEvent) => {
        if (key === name) told();
      };
      addEventListener('storage', heard);
      return () => removeEventListener('storage', heard);
    },
  };
}

/** Kept with every change: `use((s) => s.speed)` in React, `use.setState({ speed: 2 })` anywhere. */
export function keptState<State extends object>(name: string, read: (found: unknown) => State) {
  const entry = stored<object>(name, stateIn, {}, { write: (state) => ({ state, version: 0 }) });
  const use = create<State>()(() => read(entry.read()));
  let isLent = false;
  use.subscribe((state) => {
    if (!isLent) entry.keep(state);
  });
  return Object.assign(use, {
    /** Changes it for a while, as for a passer-by, without keeping that. Returns the way back to the person's own. */
    lend(part: Partial<State>): () => void {
      const [own, before] = [use.getState(), isLent];
      isLent = true;
      use.setState(part);
      return () => {
        use.setState(own, true);
        isLent = before;
      };
    },
  });
}
