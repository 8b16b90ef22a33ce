import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin, Rolldown } from 'vite';
import { browsers } from '../../src/ui/floor/browsers.ts';
import { isPlain } from '../../src/ui/locale/format.ts';
import { languages, type Messages, wordsOf } from './written.ts';

/** A file of messages of a language: `/src/ui/locale/pl/hud.json`. */
const place = /\/src\/ui\/locale\/([\w-]+)\/([\w-]+)\.json$/;

/** Messages with their syntax parsed, so that the page needs no parser; as JSON. */
export function parsed(messages: Messages, language: string): string {
  const read = ([key, text]: [string, string]) => [
    key,
    isPlain(text) ? text : new IntlMessageFormat(text, language).getAst(),
  ];
  // What the formatter takes for granted need not be sent.
  const isUsual = (name: string, value: unknown) =>
    (name === 'offset' && value === 0) || (name === 'pluralType' && value === 'cardinal');
  return JSON.stringify(Object.fromEntries(Object.entries(messages).map(read)), (name, value) =>
    isUsual(name, value) ? undefined : value,
  );
}

/** What a page says in a language, the floor's browsers named. */
function spoken(text: string, language: string): string {
  if (isPlain(text)) return text;
  const named = browsers.map(({ name, version, year }) => `${name} ${version} (${year})`);
  const system = browsers.find(({ name }) => name === 'Safari')?.version;
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  return String(new IntlMessageFormat(text, language).format({ browsers: list, system }));
}

/**
 * A page with its texts: `%app.title%` is replaced by the English text, and the part between `%each%` and `%end%` repeated for each language, named
 * by `%lang%`.
 */
export function filled(html: string): string {
  const said = (text: string, words: Readonly<Record<string, string>>, language: string) =>
    text.replace(/%([a-z][\w-]*(?:\.[\w-]+)+)%/g, (_, key: string) => spoken(words[key] ?? key, language));
  const each = html.replace(/%each%([\s\S]*?)%end%/g, (_, part: string) =>
    languages.map((language) => said(part.replaceAll('%lang%', language), wordsOf(language), language)).join(''),
  );
  return said(each, wordsOf('en'), 'en');
}

/** What a script of the site is called: one of messages by its language too, `en-hud`. */
function nameOf({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const [, language, namespace] = place.exec(facadeModuleId ?? '') ?? [];
  return language === undefined ? 'assets/[name]-[hash].js' : `assets/${language}-${namespace}-[hash].js`;
}

/**
 * The site's message catalogues: parsed in the built page, which gets no parser (the library has a module for that case), and the texts of the page
 * itself.
 */
export const catalogues: Plugin[] = [
  { name: 'words', transformIndexHtml: filled },
  {
    name: 'parsed-messages',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { output: { chunkFileNames: nameOf } } },
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    // After the bundler has made a module of the file: what that says is written anew.
    transform: {
      filter: { id: place },
      handler: (_, id) => {
        const [, language = ''] = place.exec(id) ?? [];
        const messages: Messages = JSON.parse(readFileSync(id, 'utf8'));
        // Read as data, it is there in a tenth of the time that a script takes.
        return { code: `export default JSON.parse(${JSON.stringify(parsed(messages, language))});`, map: null };
      },
    },
  },
];
