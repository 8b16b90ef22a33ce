/** Import this for the puzzles: it loads their texts. */
import { need } from './language.ts';
import './hud.ts';

void need('puzzles');
