/** Import this in the first game: it loads its texts. */
import { need } from './language.ts';

await need('lesson');
