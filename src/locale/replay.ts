/** Import this for the replay of a game: it loads its texts. */
import { need } from './language.ts';

await need('replay');
