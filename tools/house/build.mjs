import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run.mjs';

/** All that the built site is made from. */
const sources = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the site into dist/ where it is missing or older than its sources. Returns whether it is there and fresh. */
export async function build() {
  const built = `${root}dist/index.html`;
  if (existsSync(built) && statSync(built).mtimeMs >= newest(sources.map((name) => `${root}${name}`))) return true;
  return runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
}

/**
 * @param {readonly string[]} paths files, and folders with all they hold
 * @returns {number} when the last of them was changed, in milliseconds; 0 for none
 */
function newest(paths) {
  return Math.max(
    0,
    ...paths.filter(existsSync).map((path) => {
      const facts = statSync(path);
      // A folder's own time tells of files removed from it.
      return facts.isDirectory()
        ? Math.max(facts.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))))
        : facts.mtimeMs;
    }),
  );
}
