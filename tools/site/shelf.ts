/// <reference types="vite/client" />

type Parts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files = import.meta.glob<Parts>('../../src/locale/[a-z][a-z]/*.ts', { eager: true });

/** The exports of every catalogue file, by its path in the locale's folder, e.g. `pl/panels.ts`. */
export const shelf: Readonly<Record<string, Parts>> = Object.fromEntries(
  Object.entries(files).map(([path, parts]) => [path.replace('../../src/locale/', ''), { ...parts }]),
);
