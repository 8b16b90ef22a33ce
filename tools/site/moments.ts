import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/**
 * The moments at which something is always fetched, in order, each named by the module that opens it. What a module needs is fetched with
 * the first moment that comes to it by imports that are not awaited; whatever only an awaited import leads to is left to the bundler.
 */
const moments = [
  ['begin', 'main.tsx'],
  ['page', 'app/open.tsx'],
  ['game', 'app/GameScreen.tsx'],
  ['table', 'table/index.ts'],
] as const;

/**
 * The name of the file that a module belongs in: one for each moment. Left alone they fall into dozens, and compress worse.
 *
 * @param apart modules that belong to whoever uses them, though a face passes them on
 */
export function momentOf(
  apart: RegExp,
): (id: string, context: Pick<Rolldown.ChunkingContext, 'getModuleInfo'>) => string | null {
  const found = new Map<string, string>();
  return (id, context) => {
    if (found.size === 0)
      for (const [name, opener] of moments) {
        const next = [`${source}${opener}`];
        for (let at = next.pop(); at !== undefined; at = next.pop()) {
          const info = context.getModuleInfo(at);
          if (info === null || found.has(at) || apart.test(at)) continue;
          found.set(at, name);
          next.push(...info.importedIds);
        }
      }
    // A sheet goes with the script that asks for it.
    return id.endsWith('.css') ? null : (found.get(id) ?? null);
  };
}
