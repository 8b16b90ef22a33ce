import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './tests/support/how-long.ts';

/** What takes longest comes first, so that no core waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => /(mouse|missing|offline|first-game)\.test\.ts$/.test(moduleId);
    return files.toSorted((a, b) => Number(isSlow(b)) - Number(isSlow(a)));
  }
}

/** The tests that drive the built page in a real browser (`npm run browser`, after `npm run build`). */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts', ...(isLong ? ['tests/browser/long/*.test.ts'] : [])],
    setupFiles: ['tests/browser/each-file.ts'],
    // Each process starts its browser once, for all files it tests: they share the modules that know it.
    isolate: false,
    globalSetup: ['tests/browser/serve-site.ts'],
    environment: 'node',
    // Much longer than they take: every wait inside has a limit of its own.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    // A third browser has work for two cores while others wait; with more, pictures are drawn too slowly.
    maxWorkers: 3,
  },
});
