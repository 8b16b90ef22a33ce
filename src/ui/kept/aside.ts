import { kept, type Texts } from '../platform/storage.ts';

export interface Aside {
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
export function putAside(name: string, { text, rest }: Aside, place: Texts): void {
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
