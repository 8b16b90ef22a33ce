/** Before every file of tests: the table speaks English. */
import '../../src/locale/english.ts';
