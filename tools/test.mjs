// npm test: runs all checks, from a fresh clone with nothing but Node; `--long` (npm run test:long) includes the long ones. Ends with `N passed, N
// failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireBrowser } from './house/browser.mjs';
import { install } from './house/install.mjs';
import { root, run, runTool } from './house/run.mjs';

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Tried */

const LONG = process.argv.includes('--long') ? '1' : '0';
const began = Date.now();
let isReported = false;
// Anything that ends the run early is a failure, and the last line says so.
process.on('exit', (code) => {
  if (isReported) return;
  console.log('0 passed, 1 failed');
  process.exitCode = code || 1;
});
await install();
const browser = await requireBrowser({ isBest: true });
const folder = mkdtempSync(join(tmpdir(), 'small-world-'));

/** @type {Result[]} */
const results = [];
/** Tests that failed at first and then passed, one line each. @type {string[]} */
const unsteady = [];
/** Tests that failed, one line each: named at the end, where whoever reads only that finds them. @type {string[]} */
const broken = [];
await check('imports', () => run(process.execPath, [`${root}tools/house/arrows.mjs`]));
await check('lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']));
// Each of these keeps one core busy.
const [, isBuilt] = await Promise.all([
  check('types', () => runTool('typescript/bin/tsc', ['--noEmit'])).then(() =>
    check('dead code', () => runTool('knip/bin/knip.js', ['--no-progress'])),
  ),
  check('build', () => runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'])),
]);
await suite('unit tests', [], { LONG });
if (isBuilt && browser !== null) {
  // On a machine with shared cores a real browser may occasionally be too slow: such a test is retried, and named at the end.
  await suite('browser tests', ['--config', 'vitest.browser.config.ts', '--retry=1'], {
    CHROMIUM: browser,
    LONG,
  });
} else {
  results.push({ name: 'browser tests', passed: 0, failed: 1, seconds: 0 });
}
rmSync(folder, { recursive: true, force: true });
report();

/**
 * One check that passes or fails as a whole.
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
async function check(name, work) {
  const start = heading(name);
  const done = await work();
  results.push({ name, passed: done ? 1 : 0, failed: done ? 0 : 1, seconds: since(start) });
  return done;
}

/**
 * A suite of vitest, counted test by test.
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
async function suite(name, args, env = {}) {
  const start = heading(name);
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const done = await runTool('vitest/vitest.mjs', ['run', ...args, ...reporters], { env });
  const facts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const passed = facts.numPassedTests ?? 0;
  const failed = facts.numFailedTests ?? 0;
  const tried = (facts.testResults ?? []).flatMap(
    (/** @type {{ assertionResults: Tried[] }} */ one) => one.assertionResults,
  );
  for (const { fullName, status, failureMessages } of tried) {
    if (failureMessages.length === 0) continue;
    const list = status === 'passed' ? unsteady : broken;
    list.push(`${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
  }
  // A file that cannot even be loaded fails the run without a failed test.
  results.push({ name, passed, failed: done ? failed : Math.max(failed, 1), seconds: since(start) });
}

function report() {
  const total = (/** @type {'passed' | 'failed'} */ key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log('\n');
  for (const { name, passed, failed, seconds } of results) {
    console.log(
      `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${passed} passed, ${failed} failed  (${seconds} s)`,
    );
  }
  for (const one of broken) console.log(`failed: ${one}`);
  for (const one of unsteady) console.log(`passed at the second try: ${one}`);
  console.log(`in ${since(began)} s\n${total('passed')} passed, ${total('failed')} failed`);
  isReported = true;
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

/** @param {string} name */
function heading(name) {
  console.log(`\n── ${name} ──`);
  return Date.now();
}

/** @param {number} start */
function since(start) {
  return Math.round((Date.now() - start) / 1000);
}
