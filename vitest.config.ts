import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Test files that change a module, or need one that nobody has used yet: each has the world to itself. */
const alone = [
  'tests/{app,hud,locale}/language.test.{ts,tsx}',
  'tests/app/{offline,newest-box}.test.ts',
  'tests/app/picture.test.tsx',
  'tests/coach/memory.test.ts',
  'tests/lazy/preload.test.ts',
  'tests/hud/{curtain,remote}.test.tsx',
  'tests/hud/lazy/lazy-panel.test.tsx',
  'tests/judgement/{advice,verdict}.test.{ts,tsx}',
  'tests/positions/round-trip.test.ts',
  'tests/rules/{content,own,own-games,receipts}.test.ts',
  'tests/showcase/store.test.ts',
  'tests/turn-map/*.test.{ts,tsx}',
];

/** Rooms of the page: their test files share one, each leaving it as it found it. */
const page = ['app', 'coach', 'hud', 'lazy', 'locale', 'look', 'saves', 'showcase', 'site'].map(
  (name) => `tests/${name}/**/*.test.{ts,tsx}`,
);

const shared = {
  environment: 'node',
  setupFiles: ['tests/support/english.ts', 'tests/support/patience.ts'],
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    // Both cores of a small machine, and a third worker for what waits for an engine or a process.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    pool: 'threads',
    projects: [
      { test: { ...shared, name: 'alone', include: alone } },
      { test: { ...shared, name: 'page', include: page, exclude: alone, isolate: false } },
      {
        // Everything else is about plain data: nothing in it changes a module or the world around it.
        test: {
          ...shared,
          name: 'plain data',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,browsers}/**', ...alone, ...page],
          isolate: false,
        },
      },
    ],
  },
});
