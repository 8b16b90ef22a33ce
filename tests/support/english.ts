/** Before every file of tests: the table speaks English, and a message that cannot be said is an error. */
import '../../src/ui/locale/english.ts';
import { onWordFault } from '../../src/ui/locale/index.ts';
import { refuse } from '../ui/locale/refuse.ts';

/** Ends that, for tests of what is said instead. */
export const endRefusing = onWordFault(refuse);
