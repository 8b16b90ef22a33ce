import type * as Shelf from '../../src/ui/locale/languages.ts';
import { pseudoOf } from '../../tools/site/pseudo.ts';

/** Files that cannot be fetched, as `pl/hud`; for tests of a lost connection. */
export const lost = new Set<string>();
/** Fetches that have begun, as `pl/hud`. */
export const fetched: string[] = [];

/** The shelf with two more languages, Polish and Italian, that say in the pseudo-language what English says. */
export function pseudoShelf(shelf: typeof Shelf): typeof Shelf {
  return {
    ...shelf,
    languages: ['en', 'pl', 'it'],
    isLanguage: (id): id is Shelf.LanguageId => id === 'en' || id === 'pl' || id === 'it',
    fetchWords: async (language, namespace) => {
      fetched.push(`${language}/${namespace}`);
      if (lost.has(`${language}/${namespace}`)) throw new TypeError('Failed to fetch');
      const words = await shelf.fetchWords('en', namespace);
      if (language === 'en') return words;
      return Object.fromEntries(
        Object.entries(words).map(([key, text]) => [key, pseudoOf(typeof text === 'string' ? text : [...text])]),
      );
    },
  };
}
