/** Import this where boards are chosen, made or edited: it loads their words, and what is said of faults. */
import { need } from './language.ts';
import './boxes.ts';

void need('boards');
