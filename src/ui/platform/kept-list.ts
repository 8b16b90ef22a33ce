import { kept } from './storage.ts';

/** The most that is put aside of one list: a browser that damages what it keeps may do so again and again. */
const MOST = 8;

/** Where it is kept what could not be read of a list. */
const asideOf = (name: string) => `${name}.unread`;

/** What could not be read of a list, as it was kept, the oldest first. */
export function unreadOf(name: string): readonly string[] {
  const text = kept.get(asideOf(name));
  const found = kept.value(asideOf(name));
  if (Array.isArray(found) && found.every((one): one is string => typeof one === 'string')) return found;
  // Older pages put aside one, as it was.
  return text === null ? [] : [text];
}

/**
 * A list that this browser keeps under a name, each of its things once. Where some cannot be read, the text of the whole is put aside, beside what was put aside
 * before, and the rest goes on.
 *
 * @param read one of them as it was kept; null if it is none
 */
export function keptList<One extends { readonly id: string }>(
  name: string,
  read: (found: unknown) => One | null,
): readonly One[] {
  const text = kept.get(name);
  if (text === null) return [];
  const found = kept.value(name);
  const all = (Array.isArray(found) ? found : [null]).map(read);
  if (all.includes(null)) putAside(name, text);
  const known = new Set<string>();
  return all.filter((one): one is One => {
    if (one === null || known.has(one.id)) return false;
    known.add(one.id);
    return true;
  });
}

function putAside(name: string, text: string): void {
  const aside = unreadOf(name);
  if (!aside.includes(text)) kept.set(asideOf(name), JSON.stringify([...aside, text].slice(0, MOST)));
}
