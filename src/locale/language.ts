import { create } from 'zustand';
import { type LazyValue, lazyValue } from '../lazy/index.ts';
import type { Messages } from './format.ts';
import { onWordFault, speaker } from './index.ts';
import { fetchParts, fetchWords, type LanguageId } from './shelf.ts';

/** The current language, and the one requested that could not be fetched completely, if any. */
interface LanguageState {
  readonly id: LanguageId;
  readonly missing: LanguageId | null;
}

/** The current language: use `useLanguage(({ id }) => id)` where something other than `t` depends on it. */
export const useLanguage = create<LanguageState>()(() => ({ id: 'en', missing: null }));

/** The catalogue files in use; a change of language fetches all of them. */
const needed = new Set(['first']);
let asked: LanguageId = 'en';

const catalogues = new Map<string, LazyValue<void>>();

/** Has something been said before its words were there? WebKit does not wait for a module that another waits for already (bug 242740). */
let isHasty = false;

/**
 * Loads a catalogue file, in the current language, else in English. Await it at module level before using its messages. Never rejects, since a module
 * whose top level failed cannot be evaluated again: it waits until the file can be fetched.
 */
export function need(catalogue: string): Promise<void> {
  needed.add(catalogue);
  const words = catalogues.get(catalogue) ?? lazyValue(() => learn(catalogue), { blocksPanels: true });
  catalogues.set(catalogue, words);
  return words.promise();
}

async function learn(catalogue: string): Promise<void> {
  const { id } = useLanguage.getState();
  const words = await fetchWords(id, catalogue).catch(() => {
    useLanguage.setState({ missing: id });
    return fetchWords('en', catalogue);
  });
  // If the language has changed meanwhile, that change has fetched this file as well.
  if (useLanguage.getState().id === id) speaker.learn(words);
  if (isHasty) renderAgain();
}

/** Adds the English messages as a fallback for those the current language lacks. */
async function lendEnglish(): Promise<void> {
  if (speaker.locale === 'en') return;
  const files = await Promise.allSettled([...needed].map((catalogue) => fetchWords('en', catalogue)));
  for (const file of files) if (file.status === 'fulfilled') speaker.lend(file.value);
  renderAgain();
}

/** Has everything on the page rendered again. */
function renderAgain(): void {
  isHasty = false;
  useLanguage.setState((state) => ({ ...state }), true);
}
onWordFault(() => {
  isHasty = true;
  void lendEnglish();
});

/** Long texts outside the message catalogue, by name: the export `part` of a file, in the current language, else in English. */
export async function textsOf(catalogue: string, part: string): Promise<Readonly<Record<string, string>>> {
  const { id } = useLanguage.getState();
  const parts = await fetchParts(id, catalogue).catch(() => {
    useLanguage.setState({ missing: id });
    return fetchParts('en', catalogue);
  });
  const texts = Object.entries(parts[part] ?? {});
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/**
 * Switches to another language once all files in use are fetched; resolves to whether it did. If they cannot be fetched the language stays, and
 * `missing` is set. `first` are the first messages, if they are already being fetched.
 */
export async function speak(id: LanguageId, first?: Promise<Messages>): Promise<boolean> {
  asked = id;
  const words = new Map<string, Messages>();
  const fetchOne = async (catalogue: string) => {
    words.set(catalogue, await (catalogue === 'first' && first ? first : fetchWords(id, catalogue)));
  };
  try {
    for (let rest = [...needed]; rest.length > 0; rest = [...needed].filter((catalogue) => !words.has(catalogue)))
      await Promise.all(rest.map(fetchOne));
  } catch {
    if (asked === id) useLanguage.setState({ missing: id });
    return false;
  }
  // Only the last of several requests counts.
  if (asked !== id) return false;
  speaker.become(id, Object.assign({}, ...words.values()));
  useLanguage.setState({ id, missing: null });
  return true;
}
