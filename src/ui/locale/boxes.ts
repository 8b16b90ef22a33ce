/** Import this for boxes, and what races and powers of one's own are made of: it loads their texts, what is said of faults, and what is printed. */
import { need } from './language.ts';
import './folk.ts';

void need('boxes');
