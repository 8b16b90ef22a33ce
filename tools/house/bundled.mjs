import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * A module and everything it imports as one file for Node, in a folder that is there: it starts at once, also on a thread, and runs nearly twice as fast as
 * under `tsx`.
 * @param {string} entry path from the folder of its project
 * @param {string} folder where the file is to lie
 * @param {string} [project] folder of its project
 * @throws if there is no such module, or it does not fit together
 */
export async function bundled(entry, folder, project = root) {
  const { build } = await import('esbuild');
  const outfile = join(folder, 'bundled.mjs');
  const options = /** @type {const} */ ({ bundle: true, format: 'esm', platform: 'node', logLevel: 'silent' });
  await build({ absWorkingDir: project, entryPoints: [entry], outfile, ...options });
  return pathToFileURL(outfile);
}
