/** Import this for the story of a game: it loads its texts. */
import { need } from './language.ts';

await need('story');
