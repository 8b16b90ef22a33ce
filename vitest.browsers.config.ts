import { defineConfig } from 'vitest/config';

/** The game in browsers other than Chromium (`npm run test:browsers`). */
export default defineConfig({
  test: {
    include: ['tests/browsers/*.test.ts'],
    globalSetup: ['tests/browser/serve-site.ts', 'tests/browsers/screen.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A browser with a software rasteriser keeps two cores busy.
    maxWorkers: 1,
    reporters: ['verbose'],
  },
});
