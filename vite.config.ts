import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from './src/ui/floor/browsers.ts';
import { there } from './tools/house/there.mjs';
import { catalogues } from './tools/site/catalogues.ts';
import { momentOf } from './tools/site/chunks.ts';
import { compressed } from './tools/site/copies.ts';
import { gate } from './tools/site/gate.ts';
import { guard } from './tools/site/guard.ts';
import { framingOf, headerRules, headersFile, pagePolicy } from './tools/site/headers.mjs';
import { installed } from './tools/site/installed.ts';
import { modelPack } from './tools/site/model-pack.ts';
import { notices, noticesOfWorkers } from './tools/site/notices.ts';
import { pageAhead } from './tools/site/page-ahead.ts';
import { modulePreload, preload } from './tools/site/preload.ts';
import { shaders } from './tools/site/shaders.ts';
import { css } from './tools/site/sizes.ts';

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

/**
 * What entry files offer to those who come later, and nobody needs before: what says whether something is a state, what reads boxes of one's own, what
 * tells sums and moves in words.
 */
const later = there([
  'src/table/attention/no-throw.ts',
  'src/hud/frame/WhyRules.tsx',
  'src/hud/players/score.ts',
  'src/hud/seat/moves.ts',
  'src/rules/arms.ts',
  'src/rules/boards/own/',
  'src/rules/box-name.ts',
  'src/rules/figure.ts',
  'src/rules/own.ts',
  'src/rules/parts/read.ts',
  'src/rules/box-fault.ts',
  'src/rules/rulings/read-house.ts',
  'src/rules/validity/',
]);
/** A module of these. */
const isLater = new RegExp(later.map((path) => path.replaceAll('.', String.raw`\.`)).join('|'));

export default defineConfig({
  // Relative addresses, so that the built site works under any path.
  base: './',
  plugins: [
    react(),
    catalogues,
    shaders,
    contentPolicy,
    guard,
    pageAhead,
    preload,
    modelPack,
    notices,
    installed,
    gate,
    compressed,
  ],
  css,
  resolve: { dedupe: ['three', 'react', 'react-dom'] },
  // What the opponents need is fetched in parts as well.
  worker: { format: 'es', plugins: () => [noticesOfWorkers] },
  build: {
    target: buildTarget,
    chunkSizeWarningLimit: 1600,
    modulePreload,
    // Letters are fetched as they occur, however few they are.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: isLater, sideEffects: false }] },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: momentOf(isLater) }] } },
    },
  },
});
