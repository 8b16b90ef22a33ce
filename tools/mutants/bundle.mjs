/** Bundles the tests of the rules and everything they import into one script, so that they can be restarted in a few milliseconds. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { build } from 'esbuild';

/** Tests that take long: many games, and fuzzing. The recorded games come first, quick as they are. */
const left = ['fuzz', 'fuzz-states', 'invariants', 'mid-step', 'own-games', 'replay', 'threat-truth'];
const first = 'corpus';

/** The code under test: evaluated before any test, so that effects of loading it are told apart from those of tests. */
const subject = 'src/rules/index.ts';

/** What stands before every file of tests (`setupFiles` of vitest.config.ts). */
const before = 'tests/support/english.ts';

/**
 * @typedef {{ readonly files: readonly string[], readonly begin: (words: () => object) => (file: string) => void }} Bundle
 * `begin` reads a fresh copy of the rules and gives a function that reads a test file, which asks for `vitest` and is given those words.
 */

/** The test files, those that kill most mutants quickly first. */
function testFiles() {
  const name = (/** @type {string} */ file) => file.replace(/^.*\/|\.test\.ts$/g, '');
  const files = readdirSync('tests/rules', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests/rules', file))
    .filter((file) => file.endsWith('.test.ts') && !left.includes(name(file)));
  return files.sort((a, b) => Number(name(b) === first) - Number(name(a) === first) || a.localeCompare(b));
}

/** Replaces a module's own location with a literal: a script has no `import.meta`. */
const ownPlace = {
  name: 'own place',
  setup(/** @type {import('esbuild').PluginBuild} */ { onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      loader: /** @type {const} */ ('ts'),
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

/** The boxes as tests use them, for every test: within one script a module cannot be replaced for a single file. */
const testBoxes = {
  name: 'test boxes',
  setup(/** @type {import('esbuild').PluginBuild} */ { onResolve }) {
    onResolve({ filter: /\/boxes\/index\.ts$/ }, () => ({ path: resolve('tests/support/test-boxes.ts') }));
  },
};

/** @returns {Promise<Bundle>} */
export async function bundleTests() {
  const files = testFiles();
  const entry = [subject, before, ...files].map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`,
  );
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = {\n${entry.join(',\n')}\n};`, resolveDir: resolve('.'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    packages: 'external',
    target: 'node20',
    logLevel: 'error',
    plugins: [ownPlace, testBoxes],
  });
  const script = new vm.Script(`(function (require, module) {${outputFiles[0]?.text}\n})`);
  const nodeRequire = createRequire(resolve('package.json'));
  return {
    files,
    begin(words) {
      const module = { exports: /** @type {Record<string, () => void>} */ ({}) };
      const require = (/** @type {string} */ name) => (name === 'vitest' ? words() : nodeRequire(name));
      script.runInThisContext()(require, module);
      module.exports[subject]?.();
      module.exports[before]?.();
      return (file) => module.exports[file]?.();
    },
  };
}
