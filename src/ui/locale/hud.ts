/** Import this in what lies around a table or is opened on it (cards, panels, help): it loads its texts. */
import { need } from './language.ts';

void need('hud');
