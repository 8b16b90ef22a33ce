import { create } from 'zustand';
import { type Fetched, fetched } from '../fetched/index.ts';
import type { Messages } from './format.ts';
import { onWordFault, speaker } from './index.ts';
import { fetchParts, fetchWords, type LanguageId } from './shelf.ts';

/** The language that is spoken, and the one that was asked for and could not be fetched whole, if any. */
interface Tongue {
  readonly id: LanguageId;
  readonly missing: LanguageId | null;
}

/** What is spoken: `useLanguage(({ id }) => id)` where something else than `t` depends on it. */
export const useLanguage = create<Tongue>()(() => ({ id: 'en', missing: null }));

/** The files whose words are in use; a change of the language fetches all of them. */
const needed = new Set(['first']);
let asked: LanguageId = 'en';

const books = new Map<string, Fetched<void>>();

/** Has something been said before its words were there? WebKit does not wait for a module that another waits for already (bug 242740). */
let isHasty = false;

/**
 * Awaited by whatever speaks words of a file of its own, before it speaks: the table learns them, in the language that is spoken,
 * else in English. Never fails: a module whose beginning failed could not be begun again. What speaks them waits until they can be had.
 */
export function need(book: string): Promise<void> {
  needed.add(book);
  const words = books.get(book) ?? fetched(() => learn(book), { holdsUp: true });
  books.set(book, words);
  return words.here();
}

async function learn(book: string): Promise<void> {
  const { id } = useLanguage.getState();
  const words = await fetchWords(id, book).catch(() => {
    useLanguage.setState({ missing: id });
    return fetchWords('en', book);
  });
  // Who changed the language meanwhile has fetched this file as well.
  if (useLanguage.getState().id === id) speaker.learn(words);
  if (isHasty) renderAgain();
}

/** What the language that is spoken has no words for is said in English as soon as that is there. */
async function lendEnglish(): Promise<void> {
  if (speaker.locale === 'en') return;
  const files = await Promise.allSettled([...needed].map((book) => fetchWords('en', book)));
  for (const file of files) if (file.status === 'fulfilled') speaker.lend(file.value);
  renderAgain();
}

/** Has everything on the page rendered again. */
function renderAgain(): void {
  isHasty = false;
  useLanguage.setState((tongue) => ({ ...tongue }), true);
}
onWordFault(() => {
  isHasty = true;
  void lendEnglish();
});

/** Long texts that are no messages, by name: what a file exports as `part`, in the language that is spoken, else in English. */
export async function textsOf(book: string, part: string): Promise<Readonly<Record<string, string>>> {
  const { id } = useLanguage.getState();
  const parts = await fetchParts(id, book).catch(() => {
    useLanguage.setState({ missing: id });
    return fetchParts('en', book);
  });
  const texts = Object.entries(parts[part] ?? {});
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Speaks another language from the moment all words in use are there; says whether it does. Where they cannot be fetched the language
 * stays, and `missing` tells. `first` are the first words, where they are on their way already.
 */
export async function speak(id: LanguageId, first?: Promise<Messages>): Promise<boolean> {
  asked = id;
  const words = new Map<string, Messages>();
  const fetchOne = async (book: string) => {
    words.set(book, await (book === 'first' && first ? first : fetchWords(id, book)));
  };
  try {
    for (let rest = [...needed]; rest.length > 0; rest = [...needed].filter((book) => !words.has(book)))
      await Promise.all(rest.map(fetchOne));
  } catch {
    if (asked === id) useLanguage.setState({ missing: id });
    return false;
  }
  // Only the last of several wishes counts.
  if (asked !== id) return false;
  speaker.become(id, Object.assign({}, ...words.values()));
  useLanguage.setState({ id, missing: null });
  return true;
}
