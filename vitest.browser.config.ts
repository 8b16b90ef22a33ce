import { defineConfig } from 'vitest/config';

/** The tests that drive the built page in a real browser (`npm run browser`, after `npm run build`). */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/serve-site.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // Two browsers at a time keep two cores busy.
    maxWorkers: 2,
  },
});
