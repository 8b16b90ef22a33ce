import { runnerImport } from 'vite';
import type * as Shelf from './shelf.ts';

/** Every file of words of every language, by its place in the room of the locale, as it is written. */
export const written = runnerImport<typeof Shelf>(new URL('./shelf.ts', import.meta.url).pathname, {
  logLevel: 'silent',
}).then(({ module }) => module.shelf);
