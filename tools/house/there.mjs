import { existsSync } from 'node:fs';
import { root } from './run.mjs';

/**
 * The paths of a list that says what becomes of some files, from the project's root: a list that names what has been moved would say nothing, in silence.
 *
 * @template {readonly string[]} Paths
 * @param {Paths} paths
 * @returns {Paths} the same
 */
export function there(paths) {
  const gone = paths.filter((path) => !existsSync(`${root}${path}`));
  if (gone.length > 0) throw new Error(`not there, though a list names it: ${gone.join(', ')}`);
  return paths;
}
