/** Import this for boxes, and what races and powers of one's own are made of: it loads their texts, and what is said of faults. */
import { need } from './language.ts';

void need('boxes');
