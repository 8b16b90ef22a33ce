import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import { isPlain } from '../../src/locale/format.ts';
import { written } from './written.ts';

type Messages = Readonly<Record<string, string>>;

/** A file of words of a language: `/src/locale/pl/later.ts`. */
const place = /\/src\/locale\/([a-z]{2}\/[\w-]+\.ts)$/;

/** Messages with their syntax parsed, so that the page needs no parser. */
function parsed(messages: Messages, language: string): string {
  const read = ([key, text]: [string, string]) => [
    key,
    isPlain(text) ? text : new IntlMessageFormat(text, language).getAst(),
  ];
  return JSON.stringify(Object.fromEntries(Object.entries(messages).map(read)));
}

/** What the page says before its script has: in the language of the key, or in all languages, a paragraph each. */
async function filled(html: string): Promise<string> {
  const shelf = await written;
  const all = Object.entries(shelf).flatMap(([file, { first }]) => {
    const [, language] = /^([a-z]{2})\/first\.ts$/.exec(file) ?? [];
    return language !== undefined && first ? [{ language, first }] : [];
  });
  const english = all.find(({ language }) => language === 'en')?.first ?? {};
  return html
    .replace(/%each:([a-z][\w.]*)%/g, (_, key: string) =>
      all.map(({ language, first }) => `<p lang="${language}">${first[key] ?? key}</p>`).join(''),
    )
    .replace(/%([a-z][\w.]*)%/g, (_, key: string) => english[key] ?? key);
}

/**
 * The catalogues in the site: their messages parsed in the built page, which gets no parser (the library has a module for that case), and the
 * words of the page itself: `%app.title%`, and `%each:app.noscript%` in every language.
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
