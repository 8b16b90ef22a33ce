/** Import this for boxes, races and powers of one's own: loads their texts, faults' and what is printed. */
import { need } from './language.ts';
import './folk.ts';

void need('boxes');
