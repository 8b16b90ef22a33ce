import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong } from './tests/support/how-long.ts';

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
    include: ['tests/browser/*.test.ts', ...(isLong ? ['tests/browser/long/*.test.ts'] : [])],
    setupFiles: ['tests/browser/each-file.ts'],
    // Each process starts its browser once, for all files it tests: they share the modules that know it.
    isolate: false,
    globalSetup: ['tests/browser/serve-site.ts'],
    environment: 'node',
    // Much longer than they take: every wait inside has a limit of its own.
    testTimeout: 900_000,
    hookTimeout: 60_000,
    sequence: { sequencer: GamesFirst },
    // Two browsers at a time keep two cores busy; with more, pictures are drawn too slowly.
    maxWorkers: 3,
  },
});
