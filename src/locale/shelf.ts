import type { Messages } from './format.ts';

/** The languages of the table, by what they call themselves, in the order they are offered. */
export const languageNames = {
  en: 'English',
  ro: 'Română',
  pl: 'Polski',
  bg: 'Български',
  it: 'Italiano',
} as const;

export type LanguageId = keyof typeof languageNames;

/** Every file of every language, fetched on its own. */
const shelf = import.meta.glob<Readonly<Record<string, Messages>>>('./*/*.ts');

/** Is it a language that has its words? */
export function isLanguage(id: unknown): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id) && `./${id}/first.ts` in shelf;
}

/** The languages that can be spoken. */
export const languages: readonly LanguageId[] = Object.keys(languageNames).filter(isLanguage);

/**
 * Fetches a file of a language by its name, `first` or `turn-map`: what it exports. Fails when it cannot be fetched.
 */
export async function fetchParts(language: LanguageId, book: string) {
  const fetchOne = shelf[`./${language}/${book}.ts`];
  if (!fetchOne) throw new Error(`No words of ${language}: ${book}`);
  return fetchOne();
}

/** Fetches the messages of a file of a language. */
export async function fetchWords(language: LanguageId, book: string): Promise<Messages> {
  return Object.assign({}, ...Object.values(await fetchParts(language, book)));
}
