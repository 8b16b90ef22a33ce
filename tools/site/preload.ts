import type { ModulePreloadOptions, Plugin } from 'vite';

/** Makes the built page use our own helper (`src/ui/lazy/preload.ts`) for lazy imports, instead of the bundler's. */
export const preload: Plugin = {
  name: 'preload',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper/ },
    handler: () => `export { preload as __vitePreload } from '/src/ui/lazy/preload.ts';`,
  },
};

/** The bundler lists everything a module needs, but omits the script of a module that needs nothing else. */
export const modulePreload: ModulePreloadOptions = {
  resolveDependencies: (file, needed, { hostType }) => (hostType === 'js' && needed.length === 0 ? [file] : needed),
};
