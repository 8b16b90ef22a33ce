import type * as Shelf from '../../src/locale/shelf.ts';
import { pseudoOf } from '../../tools/site/pseudo.ts';

/** Files that cannot be fetched, as `pl/later`; for tests of a lost connection. */
export const lost = new Set<string>();
/** Fetches that have begun, as `pl/later`. */
export const fetched: string[] = [];

/** The shelf with two more languages, Polish and Italian, that say in the pseudo-language what English says. */
export function pseudoShelf(shelf: typeof Shelf): typeof Shelf {
  const fetchParts: (typeof Shelf)['fetchParts'] = async (language, book) => {
    fetched.push(`${language}/${book}`);
    if (lost.has(`${language}/${book}`)) throw new TypeError('Failed to fetch');
    const parts = await shelf.fetchParts('en', book);
    if (language === 'en') return parts;
    return Object.fromEntries(
      Object.entries(parts).map(([name, texts]) => [
        name,
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, pseudoOf(typeof text === 'string' ? text : [...text])]),
        ),
      ]),
    );
  };
  return {
    ...shelf,
    languages: ['en', 'pl', 'it'],
    isLanguage: (id): id is Shelf.LanguageId => id === 'en' || id === 'pl' || id === 'it',
    fetchParts,
    fetchWords: async (language, book) => Object.assign({}, ...Object.values(await fetchParts(language, book))),
  };
}
