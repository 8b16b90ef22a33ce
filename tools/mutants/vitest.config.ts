import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The recorded games first: what changes any of them needs no other test. */
class RecordedFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isRecorded = (file: TestSpecification) => file.moduleId.endsWith('corpus.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isRecorded), ...sorted.filter((file) => !isRecorded(file))];
  }
}

/** The tests that mutants have to pass: those of the rules, but for the long ones. */
export default defineConfig({
  test: {
    include: ['tests/rules/**/*.test.ts'],
    exclude: ['fuzz', 'fuzz-states', 'invariants', 'own-games', 'replay'].map((name) => `tests/rules/${name}.test.ts`),
    environment: 'node',
    isolate: false,
    testTimeout: 20_000,
    sequence: { sequencer: RecordedFirst },
  },
});
