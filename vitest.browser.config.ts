import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games take longest: they come first, so that no core waits for them at the end. */
class GamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGame = ({ moduleId }: TestSpecification) => /(mouse|keyboard)\.test\.ts$/.test(moduleId);
    return files.toSorted((a, b) => Number(isGame(b)) - Number(isGame(a)));
  }
}

/** The tests that drive the built page in a real browser (`npm run browser`, after `npm run build`). */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/serve-site.ts'],
    environment: 'node',
    // Much longer than they take: every wait inside has a limit of its own.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    sequence: { sequencer: GamesFirst },
    // Two browsers at a time keep two cores busy.
    maxWorkers: 2,
  },
});
