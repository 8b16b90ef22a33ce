/** Import this for the ladder: it loads its texts. */
import { need } from './language.ts';

await need('climb');
