/** Import this for the rows of the list of games: it loads their texts. */
import { need } from './language.ts';

await need('games');
