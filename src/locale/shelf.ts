import type { Messages } from './format.ts';

/** The languages of the table, by their own names, in the order they are offered. */
export const languageNames = {
  en: 'English',
  ro: 'Română',
  pl: 'Polski',
  bg: 'Български',
  it: 'Italiano',
} as const;

export type LanguageId = keyof typeof languageNames;

/** The exports of a language file: messages, under one or several names. */
export type Parts = Readonly<Record<string, Messages>>;

/** The first messages of every language; its other files are listed by its shelf, which is fetched together with the first of them. */
const beginnings = import.meta.glob<Parts>('./*/first.ts');
const shelves = import.meta.glob<{ readonly shelf: Readonly<Record<string, () => Promise<Parts>>> }>('./shelves/*.ts');

/** Is it the id of a language with messages? */
export function isLanguage(id: unknown): id is LanguageId {
  return typeof id === 'string' && Object.hasOwn(languageNames, id) && `./${id}/first.ts` in beginnings;
}

/** The supported languages. */
export const languages: readonly LanguageId[] = Object.keys(languageNames).filter(isLanguage);

/** Fetches a file of a language by name, e.g. `first` or `turn-map`, and returns its exports. Rejects if it cannot be fetched. */
export async function fetchParts(language: LanguageId, catalogue: string): Promise<Parts> {
  const fetchOne = catalogue === 'first' ? beginnings[`./${language}/first.ts`] : await onShelf(language, catalogue);
  if (!fetchOne) throw new Error(`No words of ${language}: ${catalogue}`);
  return fetchOne();
}

async function onShelf(language: LanguageId, catalogue: string) {
  const own = await shelves[`./shelves/${language}.ts`]?.();
  return own?.shelf[`../${language}/${catalogue}.ts`];
}

/** Fetches the messages of a file of a language. */
export async function fetchWords(language: LanguageId, catalogue: string): Promise<Messages> {
  return Object.assign({}, ...Object.values(await fetchParts(language, catalogue)));
}
