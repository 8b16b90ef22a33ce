import { afterEach, expect } from 'vitest';
import { closeProfiles, photograph, takeTroubles } from './harness.ts';

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await photograph(task.name);
  await closeProfiles();
  expect(takeTroubles()).toEqual([]);
});
