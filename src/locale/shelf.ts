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

/** What a file of a language exports: its words, under one name or several. */
export type Parts = Readonly<Record<string, Messages>>;

/** The first words of every language; where its other files are is known to its shelf, which is fetched with the first of them. */
const beginnings = import.meta.glob<Parts>('./*/first.ts');
const shelves = import.meta.glob<{ readonly shelf: Readonly<Record<string, () => Promise<Parts>>> }>('./shelves/*.ts');

/** Is it a language that has its words? */
export function isLanguage(id: unknown): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id) && `./${id}/first.ts` in beginnings;
}

/** The languages that can be spoken. */
export const languages: readonly LanguageId[] = Object.keys(languageNames).filter(isLanguage);

/** Fetches a file of a language by its name, `first` or `turn-map`: what it exports. Fails when it cannot be fetched. */
export async function fetchParts(language: LanguageId, book: string): Promise<Parts> {
  const fetchOne = book === 'first' ? beginnings[`./${language}/first.ts`] : await onShelf(language, book);
  if (!fetchOne) throw new Error(`No words of ${language}: ${book}`);
  return fetchOne();
}

async function onShelf(language: LanguageId, book: string) {
  const own = await shelves[`./shelves/${language}.ts`]?.();
  return own?.shelf[`../${language}/${book}.ts`];
}

/** Fetches the messages of a file of a language. */
export async function fetchWords(language: LanguageId, book: string): Promise<Messages> {
  return Object.assign({}, ...Object.values(await fetchParts(language, book)));
}
