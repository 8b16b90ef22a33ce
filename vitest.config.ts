import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**'],
    environment: 'node',
    setupFiles: ['tests/support/english.ts', 'tests/support/patience.ts'],
    testTimeout: 20_000,
  },
});
