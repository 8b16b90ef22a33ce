/** Import this where it is explained how this table plays if printed editions differ: it loads the texts. */
import { need } from './language.ts';

await need('settled');
