/// <reference types="vite/client" />

type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Parts>('../../src/locale/[a-z][a-z]/*.ts', { eager: true });

/** Every file of words of every language, by its place in the room of the locale, `pl/later.ts`: what it exports, as it is written. */
export const shelf: Readonly<Record<string, Parts>> = Object.fromEntries(
  Object.entries(files).map(([path, parts]) => [path.replace('../../src/locale/', ''), { ...parts }]),
);
