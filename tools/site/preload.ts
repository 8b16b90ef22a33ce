import type { ModulePreloadOptions, Plugin } from 'vite';

/** Has the built page import what it fetches later by our own helper (`src/fetched/preload.ts`) in place of the bundler's. */
export const preload: Plugin = {
  name: 'preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { preload as __vitePreload } from '/src/fetched/preload.ts';`,
  },
};

/** The bundler names all that a module needs, but not the script of a module that needs nothing else. */
export const modulePreload: ModulePreloadOptions = {
  resolveDependencies: (file, needed, { hostType }) => (hostType === 'js' && needed.length === 0 ? [file] : needed),
};
