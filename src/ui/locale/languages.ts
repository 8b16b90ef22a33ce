import type { Messages } from './format.ts';
import type { Namespace } from './keys.ts';

/** Languages with all their words, by their own names, in the order they are offered. */
export const released = {
  en: 'English',
  ro: 'Română',
  pl: 'Polski',
  bg: 'Български',
  it: 'Italiano',
} as const;

/** Languages that lack words yet: English stands in for them. */
const unfinished = {} as const;

export const languageNames = { ...released, ...unfinished };

export type LanguageId = keyof typeof languageNames;

/** The first messages of every language; where the others are is fetched together with the first of them. */
const first = import.meta.glob<Messages>('./*/start.json', { import: 'default' });

export function isLanguage(id: unknown): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id);
}

export function isUnfinished(language: LanguageId): boolean {
  return Object.hasOwn(unfinished, language);
}

export const languages: readonly LanguageId[] = Object.keys(languageNames).filter(isLanguage);

/** Fetches a file of messages of a language. Rejects if it cannot be fetched. */
export async function fetchWords(language: LanguageId, namespace: Namespace): Promise<Messages> {
  const files = namespace === 'start' ? first : (await import('./later.ts')).later;
  const fetchOne = files[`./${language}/${namespace}.json`];
  if (fetchOne) return fetchOne();
  if (isUnfinished(language)) return {};
  throw new Error(`No words of ${language}: ${namespace}`);
}
