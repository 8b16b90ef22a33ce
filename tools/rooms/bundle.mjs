import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../house/run.mjs';

/** @typedef {{ room: string, opponents: string }} Bundles paths of the two files */

/**
 * What is built into a folder.
 * @param {string} folder
 * @returns {Bundles}
 */
export const bundlesIn = (folder) => ({ room: join(folder, 'room.mjs'), opponents: join(folder, 'thinking.mjs') });

/**
 * Builds what the engine runs (nothing of Node in it) and what thinks for opponents (in Node), into a folder.
 * @param {string} folder
 * @param {{ worker?: string, define?: Record<string, string> }} [options] `worker`: what the engine runs, if it is not the rooms as they are; `define`: what
 *   stands for names in it
 * @returns {Promise<Bundles>}
 * @throws if the sources do not fit together
 */
export async function bundle(folder, { worker = 'src/rooms/host/worker.ts', define = {} } = {}) {
  // Imported late: it may only just have been installed.
  const { build } = await import('esbuild');
  mkdirSync(folder, { recursive: true });
  const built = bundlesIn(folder);
  const one = async (
    /** @type {string} */ entry,
    /** @type {string} */ outfile,
    /** @type {'neutral' | 'node'} */ platform,
  ) => {
    await build({
      absWorkingDir: root,
      entryPoints: [entry],
      outfile,
      bundle: true,
      define,
      format: 'esm',
      platform,
      mainFields: ['module', 'main'],
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    });
  };
  await Promise.all([one(worker, built.room, 'neutral'), one('tools/rooms/thinking.ts', built.opponents, 'node')]);
  return built;
}
