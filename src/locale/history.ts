/** Import this for the history of a browser's games: it loads its texts. */
import { need } from './language.ts';

await need('history');
