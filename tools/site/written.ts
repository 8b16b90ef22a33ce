import { runnerImport } from 'vite';
import type * as Shelf from './shelf.ts';

/** The exports of every catalogue file, by its path in the locale's folder. */
export const written = runnerImport<typeof Shelf>(new URL('./shelf.ts', import.meta.url).pathname, {
  logLevel: 'silent',
}).then(({ module }) => module.shelf);

/** All messages of a language, in source form. */
export interface Written {
  readonly language: string;
  readonly words: Readonly<Record<string, string>>;
}

/** All messages, language by language, English first. */
export const allWords: Promise<readonly Written[]> = written.then((shelf) => {
  const languages = new Set(['en', ...Object.keys(shelf).map((file) => file.slice(0, 2))]);
  return [...languages].map((language) => {
    const files = Object.entries(shelf).filter(([file]) => file.startsWith(`${language}/`));
    return { language, words: Object.assign({}, ...files.flatMap(([, parts]) => Object.values(parts))) };
  });
});
