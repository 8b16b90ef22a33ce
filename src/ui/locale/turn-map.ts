/** Import this in the map of the turn: it loads its texts. */
import { need } from './language.ts';

void need('turn-map');
