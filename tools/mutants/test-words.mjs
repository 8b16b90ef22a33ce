/**
 * The words tests are written with (`describe`, `it`, `expect`, `afterEach`, `vi`), for tests run in this process. They behave as in vitest: `expect`
 * is vitest's own. Only what the tests of the rules use is implemented; anything else fails at once.
 */
import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState } from '@vitest/expect';

/**
 * @typedef {{ readonly id: string, readonly run: () => unknown }} Test
 * @typedef {() => unknown} Hook
 */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const assert = (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message);
const expect = Object.assign(assert, chai.expect);
Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: expect, configurable: true });
setState(
  { assertionCalls: 0, testPath: '', currentTestName: '' },
  /** @type {import('@vitest/expect').ExpectStatic} */ (expect),
);

/**
 * Words for the tests of one file, and the tests defined with them.
 * @param {string} file
 */
export function wordsFor(file) {
  /** @type {Test[]} */
  const tests = [];
  /** @type {string[]} */
  const suites = [];
  /** @type {Hook[][]} */
  const hooks = [[]];
  /** Options may stand between name and body. */
  const describe = (/** @type {string} */ name, /** @type {readonly unknown[]} */ ...rest) => {
    suites.push(name);
    hooks.push([]);
    /** @type {() => void} */ (rest.at(-1))();
    hooks.pop();
    suites.pop();
  };
  const it = (/** @type {string} */ name, /** @type {() => unknown} */ body) => {
    const scopes = [...hooks];
    tests.push({
      id: `${file} > ${[...suites, name].join(' > ')}`,
      run: async () => {
        try {
          await body();
        } finally {
          for (const hook of scopes.toReversed().flat()) await hook();
        }
      },
    });
  };
  it.each =
    (/** @type {readonly unknown[]} */ cases) =>
    (/** @type {string} */ name, /** @type {(...given: unknown[]) => unknown} */ body) => {
      for (const [index, given] of cases.entries()) {
        const values = Array.isArray(given) ? given : [given];
        it(`${name} #${index}`, () => body(...values));
      }
    };
  const afterEach = (/** @type {Hook} */ hook) => hooks.at(-1)?.push(hook);
  // The bundle has already replaced mocked modules.
  const vi = { mock: () => {} };
  return { tests, words: { describe, it, expect, afterEach, vi } };
}
