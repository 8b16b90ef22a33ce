/** Import this for the review of a game: it loads its texts. */
import { need } from './language.ts';

await need('review');
