/** Import this where a game is told again: its story, its review, its replay. It loads their texts. */
import { need } from './language.ts';

void need('story');
