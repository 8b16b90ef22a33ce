/** Before every file of tests: the table speaks English, and a message that cannot be said is an error. */
import '../../src/locale/english.ts';
import { onWordFault } from '../../src/locale/index.ts';
import { refuse } from '../locale/refuse.ts';

/** Ends that, for tests of what is said instead. */
export const endRefusing = onWordFault(refuse);
