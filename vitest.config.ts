import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { there } from './tools/house/there.mjs';

const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).map((file) => `tests/${file}`);
const isShared = (file: string) => /\.test\.tsx?$/.test(file) && !/^tests\/browsers?\//.test(file);

/** Test files that replace a module, or need one that nobody has used yet: each has the world to itself. */
const alone = [
  ...tests.filter((file) => isShared(file) && /vi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8'))),
  ...there([
    'tests/screens/page/offline.test.ts',
    'tests/screens/set-up/last-draft.test.ts',
    // Its tables fetch the picture, which may come when its window is gone.
    'tests/screens/at-table/two-tables.test.tsx',
    // Its figures never come.
    'tests/table/labels.test.tsx',
    // The page's place in the browser's history begins with the page.
    'tests/screens/living-room/open-table.test.tsx',
    'tests/screens/rooms/room-panel.test.tsx',
    'tests/ui/route/place.test.ts',
    'tests/screens/learn/memory.test.ts',
    'tests/hud/curtain.test.tsx',
    'tests/hud/lazy/lazy-panel.test.tsx',
    'tests/hud/remote.test.tsx',
    'tests/screens/learn/advice.test.tsx',
    'tests/opponents/judgement/verdict.test.ts',
    'tests/ui/lazy/preload.test.ts',
    'tests/screens/showcase/store.test.ts',
    'tests/hud/turn-map/chart.test.ts',
    'tests/hud/turn-map/passages.test.ts',
    'tests/hud/turn-map/path.test.ts',
    'tests/hud/turn-map/turn-map.test.tsx',
    'tests/hud/turn-map/turn-story.test.tsx',
  ]),
];

/** What waits for engines and processes comes first: others use the processor meanwhile. */
const isPatient = /(process|engine-push|overdue|asleep)\.test\.ts$/;
const hasWindow = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment');

/**
 * Files that share modules come one after another if they need the same world, with a window or without: a worker that is given a file of
 * another kind ends, and the next loads all modules anew.
 */
class SameWorldTogether extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = new Map(
      sorted.map((file) => [
        file,
        isPatient.test(file.moduleId) ? 0 : file.project.config.isolate ? 1 : hasWindow(file.moduleId) ? 2 : 3,
      ]),
    );
    return sorted.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  }
}

const each = {
  environment: 'node',
  setupFiles: ['tests/support/english.ts', 'tests/support/patience.ts'],
  testTimeout: 20_000,
  pool: 'threads',
} as const;

export default defineConfig({
  test: {
    // Both cores of a small machine, and a third worker for what waits for an engine or a process.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: SameWorldTogether },
    projects: [
      { test: { ...each, name: 'alone', include: alone } },
      {
        // Everything else shares its modules: each file leaves them as it found them.
        test: {
          ...each,
          name: 'shared',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{browser,browsers}/**', ...alone],
          isolate: false,
        },
      },
    ],
  },
});
