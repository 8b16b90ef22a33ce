/** To be imported by what speaks of newer versions: the table learns the words for it. */
import { need } from './language.ts';

await need('offline');
