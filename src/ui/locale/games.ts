/** Import this where games are listed, handed on or summed up: rows, links, history, ladder. It loads their texts. */
import { need } from './language.ts';

void need('games');
