import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { framingOf, headerRules, headersFile } from '../site/headers.mjs';
import { root, runTool } from './run.mjs';

/** Everything the built site depends on. */
const sources = ['src', 'public', 'tools/site', 'index.html', 'vite.config.ts', 'package-lock.json', 'LICENSE'];

/** Builds the site into dist/ if it is missing, older than its sources or for other hosts. Returns whether it is there and up to date. */
export async function build() {
  const built = `${root}dist/index.html`;
  const isFresh = () => statSync(built).mtimeMs >= newest(sources.map((name) => `${root}${name}`));
  if (existsSync(built) && isFresh() && saysItsHeaders(`${root}dist/_headers`)) return true;
  return runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
}

/**
 * Does the built site have the headers wanted now? Who may frame it is decided at build time.
 * @param {string} file
 */
function saysItsHeaders(file) {
  return existsSync(file) && readFileSync(file, 'utf8') === headersFile(headerRules(framingOf()));
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
      // A folder's own time reflects files removed from it.
      return facts.isDirectory()
        ? Math.max(facts.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))))
        : facts.mtimeMs;
    }),
  );
}
