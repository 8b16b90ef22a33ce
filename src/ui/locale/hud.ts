/** Import this in what lies around a table, or is opened on it: cards, panels, settings, help, aids, answers. It loads its texts. */
import { need } from './language.ts';

void need('hud');
