import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './tools/site/catalogues.ts';
import { guard } from './tools/site/guard.ts';
import { framingOf, headerRules, headersFile, pagePolicy } from './tools/site/headers.mjs';
import { installed } from './tools/site/installed.ts';
import { momentOf } from './tools/site/moments.ts';
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

/** Only who reads a state from elsewhere needs what says whether it is one. */
const stateReaders = /\/src\/rules\/(?:validity\/|read-state)/;

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
      treeshake: { moduleSideEffects: [{ test: stateReaders, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: momentOf(stateReaders) }] } },
    },
  },
});
