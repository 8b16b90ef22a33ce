import { runnerImport } from 'vite';
import type * as Shelf from './shelf.ts';

/** Every file of words of every language, by its place in the room of the locale, as it is written. */
export const written = runnerImport<typeof Shelf>(new URL('./shelf.ts', import.meta.url).pathname, {
  logLevel: 'silent',
}).then(({ module }) => module.shelf);

/** All words of a language, as they are written. */
export interface Written {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

/** All words, a language after the other, English first. */
export const allWords: Promise<readonly Written[]> = written.then((shelf) => {
  const languages = new Set(['en', ...Object.keys(shelf).map((file) => file.slice(0, 2))]);
  return [...languages].map((language) => {
    const files = Object.entries(shelf).filter(([file]) => file.startsWith(`${language}/`));
    return { language, words: Object.assign({}, ...files.flatMap(([, parts]) => Object.values(parts))) };
  });
});
