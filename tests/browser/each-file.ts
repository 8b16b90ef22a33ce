import { afterEach, expect } from 'vitest';
import { closeProfiles, photograph, takeTroubles } from './harness.ts';

afterEach(async ({ task }) => {
  const hasFailed = task.result?.state === 'fail';
  if (hasFailed) await photograph(task.name);
  await closeProfiles(hasFailed);
  expect(takeTroubles()).toEqual([]);
});
