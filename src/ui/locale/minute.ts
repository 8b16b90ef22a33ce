/** Import this in the game in a minute: it loads its texts. */
import { need } from './language.ts';

void need('minute');
