/** Import this for the workshop: it loads its texts, and those of boxes. */
import { need } from './language.ts';
import './boxes.ts';
import './hud.ts';

void need('workshop');
