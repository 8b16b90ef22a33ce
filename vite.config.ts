import react from '@vitejs/plugin-react';
import { IntlMessageFormat } from 'intl-messageformat';
import { defineConfig, type Plugin } from 'vite';
import { aids } from './src/locale/en/aids.ts';
import { coach } from './src/locale/en/coach.ts';
import { later } from './src/locale/en/later.ts';
import { lesson } from './src/locale/en/lesson.ts';
import { offline } from './src/locale/en/offline.ts';
import { settled } from './src/locale/en/settled.ts';
import { tips } from './src/locale/en/tips.ts';
import { turnMap } from './src/locale/en/turn-map.ts';
import { en } from './src/locale/en.ts';
import { isPlain } from './src/locale/format.ts';
import { installed } from './tools/site/installed.ts';

/**
 * Nothing but what comes from where the page came from: no other host, no script or style written into the page. The decoder of the
 * models is WebAssembly.
 */
const policy =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; object-src 'none'; base-uri 'none'";

const messages: Readonly<Record<string, string>> = en;

/** Words of the page itself come from the catalogue as well: `%app.title%`. */
const words: Plugin = {
  name: 'words',
  transformIndexHtml: (html) => html.replace(/%([a-z][\w.]*)%/g, (_, key: string) => messages[key] ?? key),
};

/** The policy stands in the built page only: the development server writes scripts into it. */
const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' },
  ],
};

/** The catalogues: what each file exports, and where it is. */
const catalogues = [
  { name: 'en', messages: en, place: '/src/locale/en.ts' },
  { name: 'later', messages: later, place: '/src/locale/en/later.ts' },
  { name: 'aids', messages: aids, place: '/src/locale/en/aids.ts' },
  { name: 'coach', messages: coach, place: '/src/locale/en/coach.ts' },
  { name: 'lesson', messages: lesson, place: '/src/locale/en/lesson.ts' },
  { name: 'offline', messages: offline, place: '/src/locale/en/offline.ts' },
  { name: 'settled', messages: settled, place: '/src/locale/en/settled.ts' },
  { name: 'tips', messages: tips, place: '/src/locale/en/tips.ts' },
  { name: 'turnMap', messages: turnMap, place: '/src/locale/en/turn-map.ts' },
];

/** The built page gets its messages parsed, and no parser (the library has a module for that case). */
const parsedMessages: Plugin = {
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
  load(id) {
    const found = catalogues.find(({ place }) => id.endsWith(place));
    if (!found) return null;
    const parsed = Object.entries<string>(found.messages).map(([key, text]) => [
      key,
      isPlain(text) ? text : new IntlMessageFormat(text, 'en').getAst(),
    ]);
    return `export const ${found.name} = ${JSON.stringify(Object.fromEntries(parsed))};`;
  },
};

/**
 * Two files hold what is always fetched, the start page's share and the game's: left alone they fall into two dozen, one for each set of
 * parts that share it, and compress worse. What comes later, or only on request, is in neither.
 */
const files = [
  {
    name: 'game',
    test: /\/src\/(?:hud\/(?!Receipt|Consequences|AboutSeat|Why|moves|RulesPanel|PlanBoard|plan\/|reference\/|GameInShort|HelpPanel|SettingsPanel|FinalStandings)|turn\/|words\/|attention\/|look\/glyphs|app\/(?:Picture|Notice|opponents|probe\.|use-))[\w/-]*\.tsx?$|\/node_modules\/(?:xstate|@xstate)\//,
  },
  {
    name: 'page',
    test: /preload-helper|\/src\/(?:app\/(?:Crash|ErrorB|download)|locale\/(?!offline|rulebook|later|aids|coach|tips|settled|chapters|reference|turn-map|en\/(?:offline|clauses|folk|later|aids|coach|tips|settled|reference|turn-map))|rules\/(?!validity|read-state|ahead|aftermath|forecast|threat|trial)|saves\/|opponents\/types|boards\/[\w-]+\.ts|look\/[\w-]+\.ts)|\/node_modules\/(?:valibot|idb|zustand|pure-rand|scheduler|react|react-dom|use-sync-external-store|intl-messageformat|@formatjs)\//,
  },
];

export default defineConfig({
  // Relative addresses, so that the built site works under any path.
  base: './',
  plugins: [react(), words, contentPolicy, parsedMessages, installed],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  // What the opponents need is fetched in parts as well.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      // Only who reads a state from elsewhere needs what says whether it is one.
      treeshake: { moduleSideEffects: [{ test: /\/src\/rules\/(?:validity\/|read-state)/, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: files } },
    },
  },
});
