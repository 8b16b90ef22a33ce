import { create } from 'zustand';
import { holdUp } from '../lazy/fetch-now.ts';
import { type LazyValue, lazyValue } from '../lazy/lazy-value.ts';
import type { Messages } from './format.ts';
import { onWordFault, speaker } from './index.ts';
import type { Namespace } from './keys.ts';
import { fetchWords, isUnfinished, type LanguageId } from './languages.ts';

interface LanguageState {
  readonly id: LanguageId;
  readonly missing: LanguageId | null;
}

/** The current language: use `useLanguage(({ id }) => id)` where something other than `t` depends on it. */
export const useLanguage = create<LanguageState>()(() => ({ id: 'en', missing: null }));

/** The files of messages in use; a change of language fetches all of them. */
const needed = new Set<Namespace>(['start']);
let asked: LanguageId = 'en';

const catalogues = new Map<Namespace, LazyValue<void>>();

/** Messages of a language, and the English ones that stand in where it is unfinished. */
type Words = readonly [own: Messages, standIns: Messages];

function fetchBoth(id: LanguageId, namespace: Namespace, own = fetchWords(id, namespace)): Promise<Words> {
  return Promise.all([own, isUnfinished(id) ? fetchWords('en', namespace) : {}]);
}

/**
 * Loads a file of messages, in the current language, else in English; whatever is fetched meanwhile is shown once it is there. Never rejects: it waits
 * until the file can be fetched. No module awaits it at its top: WebKit does not wait for one that another waits for already (bug 242740), and what
 * imports it then finds nothing in it.
 */
export function need(namespace: Namespace): Promise<void> {
  needed.add(namespace);
  const words = catalogues.get(namespace) ?? lazyValue(() => learn(namespace), { blocksPanels: true });
  catalogues.set(namespace, words);
  return holdUp(words.promise());
}

/** The same, else the English ones alone; says that the language is missing. */
async function fetchOrEnglish(namespace: Namespace): Promise<Words> {
  const { id } = useLanguage.getState();
  return fetchBoth(id, namespace).catch(() => {
    useLanguage.setState({ missing: id });
    return fetchBoth('en', namespace);
  });
}

async function learn(namespace: Namespace): Promise<void> {
  const { id } = useLanguage.getState();
  const [own, standIns] = await fetchOrEnglish(namespace);
  // If the language has changed meanwhile, that change has fetched this file as well.
  if (useLanguage.getState().id === id) {
    speaker.learn(own);
    speaker.lend(standIns);
  }
}

async function lendEnglish(): Promise<void> {
  if (speaker.locale === 'en') return;
  const files = await Promise.allSettled([...needed].map((namespace) => fetchWords('en', namespace)));
  for (const file of files) if (file.status === 'fulfilled') speaker.lend(file.value);
  renderAgain();
}

function renderAgain(): void {
  useLanguage.setState((state) => ({ ...state }), true);
}
onWordFault(() => void lendEnglish());

/** By their ids, in the order of the English ones; in the current language, else in English. */
export async function clauseTexts(): Promise<Readonly<Record<string, string>>> {
  const [own, standIns] = await fetchOrEnglish('clauses');
  const texts = Object.entries({ ...standIns, ...own });
  return Object.fromEntries(texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Resolves to whether it did; if not, `missing` is set. `first`: its first messages, if on their way. */
export async function speak(id: LanguageId, first?: Promise<Messages>): Promise<boolean> {
  asked = id;
  const words = new Map<Namespace, Words>();
  const fetchOne = async (namespace: Namespace) => {
    words.set(namespace, await fetchBoth(id, namespace, namespace === 'start' ? first : undefined));
  };
  try {
    for (let rest = [...needed]; rest.length > 0; rest = [...needed].filter((namespace) => !words.has(namespace)))
      await Promise.all(rest.map(fetchOne));
  } catch {
    if (asked === id) useLanguage.setState({ missing: id });
    return false;
  }
  // Only the last of several requests counts.
  if (asked !== id) return false;
  speaker.become(id, Object.assign({}, ...[...words.values()].map(([own]) => own)));
  for (const [, standIns] of words.values()) speaker.lend(standIns);
  useLanguage.setState({ id, missing: null });
  return true;
}
