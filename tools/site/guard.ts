import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { buildTarget } from '../../src/ui/floor/browsers.ts';
import { root } from '../house/run.mjs';

/**
 * The guard of the page (src/screens/page/offline/guard.ts): bundled separately, under a stable name, so that it is available whatever else is missing. It is
 * the first script of the page, and blocks nothing.
 */
export const guard: Plugin = {
  name: 'guard',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'script', attrs: { defer: true, src: './guard.js' }, injectTo: 'head-prepend' }],
  async generateBundle() {
    const built = await build({
      configFile: false,
      root,
      logLevel: 'silent',
      publicDir: false,
      build: {
        write: false,
        target: buildTarget,
        lib: { entry: join(root, 'src/screens/page/offline/guard.ts'), formats: ['iife'], name: 'guard' },
      },
    });
    const [result] = [built].flat();
    const script = result && 'output' in result ? result.output[0] : undefined;
    if (!script) throw new Error('The guard was not built.');
    this.emitFile({ type: 'asset', fileName: 'guard.js', source: script.code });
  },
};
