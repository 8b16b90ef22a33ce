import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * The moments at which something is always fetched, in order, each named by its entry modules. A module is fetched with the first moment that
 * reaches it by static imports; modules reached only by dynamic imports are left to the bundler.
 */
const moments = [
  ['begin', 'main.tsx'],
  ['page', 'screens/open.tsx'],
  ['game', 'screens/play/GameScreen.tsx'],
  ['game', 'screens/set-up/session.ts'],
  ['game', 'screens/start/SetupSheet.tsx'],
  ['table', 'table/index.ts'],
] as const;

/**
 * The name of the output file for a module: one per moment. By default the bundler makes dozens, which compress worse.
 *
 * @param apart modules that belong to their importers, even if an index re-exports them
 */
export function momentOf(
  apart: RegExp,
): (id: string, context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) => string | null {
  const found = new Map<string, string>();
  return (id, context) => {
    // Another page is built by our settings: the bench's empty one.
    if (context.getModuleInfo(`${source}main.tsx`) === null) return null;
    if (found.size === 0)
      for (const [name, opener] of moments) {
        const next = [`${source}${opener}`];
        for (let at = next.pop(); at !== undefined; at = next.pop()) {
          const info = context.getModuleInfo(at);
          if (info === null && at.endsWith(opener)) throw new Error(`chunks: nothing asks for ${opener}`);
          if (info === null || found.has(at) || apart.test(at)) continue;
          found.set(at, name);
          next.push(...info.importedIds);
        }
      }
    // A sheet goes with the script that asks for it.
    return id.endsWith('.css') ? null : (found.get(id) ?? null);
  };
}
