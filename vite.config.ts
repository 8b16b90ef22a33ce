import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './tools/site/catalogues.ts';
import { guard } from './tools/site/guard.ts';
import { framingOf, headerRules, headersFile, pagePolicy } from './tools/site/headers.mjs';
import { installed } from './tools/site/installed.ts';
import { notices, noticesOfWorkers } from './tools/site/notices.ts';
import { modulePreload, preload } from './tools/site/preload.ts';

/**
 * The policy stands in the built page only, where the development server writes scripts; and beside it what a host is to say along with each
 * file.
 */
const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy }, injectTo: 'head-prepend' },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headerRules(framingOf())) });
  },
};

/** The page itself is fetched as soon as the document is there, along with the script that asks for it and for the words. */
const pageAhead: Plugin = {
  name: 'page-ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const start = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith('/app/open.tsx'),
      );
      const wanted = start?.type === 'chunk' ? [start.fileName, ...start.imports] : [];
      return wanted.map((file) => ({
        tag: 'link',
        attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        injectTo: 'head' as const,
      }));
    },
  },
};

/**
 * Three files hold what is always fetched: what finds the words of the language, the start page's share, the game's. Left alone they fall
 * into two dozen, one for each set of parts that share it, and compress worse. What comes later, or only on request, is in none of them.
 */
const files = [
  { name: 'models', test: /\/node_modules\/three\/examples\/jsm\/(?:loaders|libs)\// },
  {
    name: 'table',
    test: /\/src\/table\/(?!Probe|ghosts\/|pieces\/drawing\/instanced|camera\/(?:Directed|shots))|\/node_modules\/(?:three\/examples\/jsm\/utils|camera-controls|@react-three\/drei)\//,
  },
  {
    name: 'begin',
    test: /preload-helper|\/src\/(?:fetched\/preload|main\.tsx|app\/wanted-language|locale\/(?:shelf|choice)|look\/(?:kept-language|browser-storage))/,
  },
  {
    name: 'game',
    test: /\/src\/(?:hud\/(?!part\/|language\/|camera\/|answers\/|remote\/|settings\/|region\/|troops\/|seat\/|standings\/|help\/|plan\/|reference\/)|turn\/(?!step)|words\/|attention\/|look\/glyphs|app\/(?:Picture|opponents|probe\.|use-))[\w/-]*\.tsx?$|\/node_modules\/(?:xstate|@xstate)\//,
  },
  {
    name: 'page',
    test: /\/src\/(?:hud\/language\/|fetched\/(?!preload)|hud\/part\/|app\/(?:open|follow-|Crash|MissingScreen|Notice|Without|download)|locale\/(?:format|index|language|names)\.ts|rules\/(?!validity|read-state|ahead|aftermath|forecast|payments|threat|trial)|saves\/|turn\/step|opponents\/types|boards\/[\w-]+\.ts|look\/[\w-]+\.ts)|\/node_modules\/(?:valibot|idb|zustand|pure-rand|scheduler|react|react-dom|use-sync-external-store|intl-messageformat|@formatjs)\//,
  },
];

export default defineConfig({
  // Relative addresses, so that the built site works under any path.
  base: './',
  plugins: [react(), catalogues, contentPolicy, guard, pageAhead, preload, notices, installed],
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  // What the opponents need is fetched in parts as well.
  worker: { format: 'es', plugins: () => [noticesOfWorkers] },
  build: {
    target: 'es2022',
    chunkSizeWarningLimit: 1600,
    modulePreload,
    rolldownOptions: {
      // Only who reads a state from elsewhere needs what says whether it is one.
      treeshake: { moduleSideEffects: [{ test: /\/src\/rules\/(?:validity\/|read-state)/, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: files } },
    },
  },
});
