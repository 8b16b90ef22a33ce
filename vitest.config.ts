import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is about plain data: nothing in it changes a module or the world around it, so its files may share one. */
const plain = [
  ...['bench', 'boards', 'headless', 'models', 'opponents', 'players', 'positions', 'rules', 'sound', 'table', 'turn'],
  'words',
];
/** But those that play with boxes of their own, which are told to the kernel as it is loaded. */
const withBoxes = ['tests/rules/{content,own,own-games,receipts}.test.ts', 'tests/positions/round-trip.test.ts'];
const folders = plain.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/english.ts', 'tests/support/patience.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    // Both cores of a small machine: by itself one is kept free.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    pool: 'threads',
    projects: [
      { test: { ...shared, name: 'plain data', include: folders, exclude: withBoxes, isolate: false } },
      { test: { ...shared, name: 'boxes', include: withBoxes } },
      {
        test: {
          ...shared,
          name: 'page and tools',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,browsers}/**', ...folders],
        },
      },
    ],
  },
});
