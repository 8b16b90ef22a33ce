import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { serve } from '../../tools/house/serve.mjs';

const folder = resolve(process.env.DIST ?? 'dist', 'assets');
const files = readdirSync(folder);
const codeOf = (file: string) => readFileSync(resolve(folder, file), 'utf8');

/** What a file of the site is called but for its digest: `HelpPanel` of `HelpPanel-CCLHCRUU.js`. */
export const nameOf = (file: string) => file.replace(/-[\w-]{8}\.(js|json|css|bin)$/, '');

/** The files that a script needs to begin, by the names it imports them by. */
const neededBy = (file: string) =>
  [...codeOf(file).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].flatMap(([, to]) => to ?? []);

/** A file that is fetched later, with its style sheets. */
interface Later {
  readonly file: string;
  readonly styles: readonly string[];
}

/** All that the built scripts fetch later, as they say it themselves. */
export const later: readonly Later[] = files
  .filter((file) => file.endsWith('.js'))
  .flatMap((file) => {
    const code = codeOf(file);
    const [, list = ''] = /__vite__mapDeps=.*?\(m\.f=\[([^\]]*)\]/.exec(code) ?? [];
    const known = [...list.matchAll(/"\.\/([^"]+)"/g)].flatMap(([, one]) => one ?? []);
    const asked = code.matchAll(/import\(`\.\/([^`]+)`\)[^`]*?,(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\])/g);
    return [...asked].map(([, to = '', places = '']) => ({
      file: to,
      styles: places
        .split(',')
        .flatMap((place) => known[Number(place)] ?? [])
        .filter((one) => one.endsWith('.css')),
    }));
  });

/** All files that the one of this name needs when it is asked for, itself first. */
function closureOf(name: string): readonly string[] {
  const wanted = later.filter(({ file }) => nameOf(file) === name);
  const found = new Set(wanted.flatMap(({ file, styles }) => [file, ...styles]));
  for (const file of found) if (file.endsWith('.js')) for (const next of neededBy(file)) found.add(next);
  return [...found];
}

/** A host that can refuse files. */
export interface Host {
  /** Where the site is. */
  readonly url: string;
  close(): Promise<void>;
  /** Refuses files by their names, with all they need that has not come yet. */
  refuse(...names: readonly string[]): void;
  /** Refuses these files alone. */
  refuseAlone(...names: readonly string[]): void;
  /** Answers again for what was refused under these names; for everything where none is given. */
  answer(...names: readonly string[]): void;
  /** Has a file of this name been asked for in vain? */
  refused(name: string): boolean;
  /** Has a file of this name been sent? */
  sent(name: string): boolean;
  /** How often it has been asked for in vain. */
  times(name: string): number;
}

/** Serves the built site at a host of its own, which can refuse files; `rooms` is where rooms are, if there are any. */
export async function openHost(rooms: (() => number | null) | null = null): Promise<Host> {
  const shut = new Set<string>();
  const sent = new Set<string>();
  const refusals: string[] = [];
  const isRefused = (path: string) => {
    const [, file = ''] = /^\/assets\/(?:.*\/)?([^/?]+)(?:\?.*)?$/.exec(path) ?? [];
    if (file === '') return false;
    const isShut = shut.has(file);
    if (!isShut) sent.add(file);
    else refusals.push(nameOf(file));
    return isShut;
  };
  const { url, close } = await serve(resolve(folder, '..'), { base: '/some/path/', rooms, isRefused });
  const named = (name: string) => files.filter((file) => nameOf(file) === name);
  const filesOf = (name: string) => [...closureOf(name), ...named(name)];
  return {
    url,
    close,
    refuse(...names) {
      for (const file of names.flatMap(filesOf)) if (!sent.has(file)) shut.add(file);
    },
    refuseAlone(...names) {
      for (const file of names.flatMap(named)) if (!sent.has(file)) shut.add(file);
    },
    answer(...names) {
      if (names.length === 0) shut.clear();
      for (const file of names.flatMap(filesOf)) shut.delete(file);
    },
    refused: (name) => refusals.includes(name),
    sent: (name) => [...sent].some((file) => nameOf(file) === name),
    times: (name) => refusals.filter((one) => one === name).length,
  };
}
