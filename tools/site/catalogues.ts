import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import { browsers } from '../../src/floor/browsers.ts';
import { isPlain } from '../../src/locale/format.ts';
import { allWords, written } from './written.ts';

type Messages = Readonly<Record<string, string>>;

/** A file of words of a language: `/src/locale/pl/panels.ts`. */
const place = /\/src\/locale\/([a-z]{2}\/[\w-]+\.ts)$/;

/** Messages with their syntax parsed, so that the page needs no parser. */
function parsed(messages: Messages, language: string): string {
  const read = ([key, text]: [string, string]) => [
    key,
    isPlain(text) ? text : new IntlMessageFormat(text, language).getAst(),
  ];
  return JSON.stringify(Object.fromEntries(Object.entries(messages).map(read)));
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
export async function filled(html: string): Promise<string> {
  const all = await allWords;
  const english = all.find(({ language }) => language === 'en')?.words ?? {};
  const said = (text: string, words: Readonly<Record<string, string>>, language: string) =>
    text.replace(/%([a-z][\w-]*(?:\.[\w-]+)+)%/g, (_, key: string) => spoken(words[key] ?? key, language));
  const each = html.replace(/%each%([\s\S]*?)%end%/g, (_, part: string) =>
    all.map(({ language, words }) => said(part.replaceAll('%lang%', language), words, language)).join(''),
  );
  return said(each, english, 'en');
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
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    async load(id) {
      const [, file] = place.exec(id) ?? [];
      const parts = file === undefined ? undefined : (await written)[file];
      if (file === undefined || !parts) return null;
      const exported = Object.entries(parts).map(
        ([name, messages]) => `export const ${name} = ${parsed(messages, file.slice(0, 2))};`,
      );
      return exported.join('\n');
    },
  },
];
