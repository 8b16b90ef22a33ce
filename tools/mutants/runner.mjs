/**
 * Runs the tests of the rules for Stryker in one process, each time from a fresh copy. This takes a tenth of the time of a runner that starts a
 * vitest suite for each mutant, and there are five thousand of them.
 */
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { bundleTests } from './bundle.mjs';
import { wordsFor } from './test-words.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */

/**
 * What the mutated code reads and writes: which mutant is on, how often it was met and may be, who covers whom.
 * @typedef {{ activeMutant?: string | undefined, hitCount?: number, hitLimit?: number | undefined, currentTestId?: string | undefined,
 *   mutantCoverage?: import('@stryker-mutator/api/core').MutantCoverage }} Switchboard
 * @type {Switchboard}
 */
const stryker = {};
Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: stryker });

class QuickRunner {
  /** @type {[]} */
  static inject = [];

  /** @type {import('./bundle.mjs').Bundle | null} */
  #bundle = null;

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.#bundle = await bundleTests();
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    stryker.activeMutant = undefined;
    const tests = await this.#run({});
    const { mutantCoverage } = stryker;
    return { status: DryRunStatus.Complete, tests, ...(mutantCoverage && { mutantCoverage }) };
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, mutantActivation, testFilter, hitLimit, disableBail }) {
    stryker.hitCount = 0;
    stryker.hitLimit = hitLimit;
    stryker.activeMutant = mutantActivation === 'static' ? activeMutant.id : undefined;
    const tests = await this.#run({
      only: testFilter && new Set(testFilter),
      bail: !disableBail,
      onRead: () => {
        stryker.activeMutant = activeMutant.id;
      },
    });
    const limit = determineHitLimitReached(stryker.hitCount, hitLimit);
    return toMutantRunResult(limit ?? { status: DryRunStatus.Complete, tests });
  }

  /**
   * Runs the tests, all or only some; with `bail` until one fails. Loading a file counts as its first test.
   * `onRead` is called after the rules are loaded, before any test file.
   * @param {{ only?: Set<string> | undefined, bail?: boolean, onRead?: () => void }} how
   */
  async #run({ only, bail = false, onRead }) {
    if (!this.#bundle) throw new Error('the tests are not bundled yet');
    /** @type {TestResult[]} */
    const results = [];
    const isOver = () => bail && results.at(-1)?.status === TestStatus.Failed;
    /** @type {ReturnType<typeof wordsFor> | undefined} */
    let told;
    /** @type {(file: string) => void} */
    let read;
    try {
      read = this.#bundle.begin(() => told?.words ?? {});
    } catch (failure) {
      const [file = ''] = this.#bundle.files;
      return [await attempt(`${file} > can be read`, () => Promise.reject(failure))];
    }
    onRead?.();
    for (const file of this.#bundle.files) {
      if (only && ![...only].some((id) => id.startsWith(`${file} > `))) continue;
      told = wordsFor(file);
      results.push(await attempt(`${file} > can be read`, () => read(file)));
      for (const { id, run } of told.tests) {
        if (isOver()) return results;
        if (!only || only.has(id)) results.push(await attempt(id, run));
      }
      if (isOver()) return results;
    }
    return results;
  }
}

/**
 * @param {string} id
 * @param {() => unknown} run
 * @returns {Promise<TestResult>}
 */
async function attempt(id, run) {
  const began = performance.now();
  const facts = () => ({ id, name: id, fileName: id.split(' > ')[0] ?? '', timeSpentMs: performance.now() - began });
  stryker.currentTestId = id;
  try {
    await run();
    return { ...facts(), status: TestStatus.Success };
  } catch (failure) {
    return { ...facts(), status: TestStatus.Failed, failureMessage: String(failure) };
  } finally {
    stryker.currentTestId = undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'quick', QuickRunner)];
