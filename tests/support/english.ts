/** Before every file of tests: the table speaks English, and a message that cannot be said is an error. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, vi } from 'vitest';
import { withWords } from '../../src/ui/lazy/fetch-now.ts';
import '../../src/ui/locale/english.ts';
import { onWordFault } from '../../src/ui/locale/index.ts';
import { refuse } from '../ui/locale/refuse.ts';

/** Ends that, for tests of what is said instead. */
export const endRefusing = onWordFault(refuse);

// A page waits for the words of what it fetches; so do tests for those of what they import.
beforeAll(() => withWords(undefined));

// What is still being fetched when a file ends would fail with its window, and for all files that share its modules.
afterAll(() => Promise.race([vi.dynamicImportSettled(), wait(2000)]));
